import type { Statement } from '../../statement.js';
import type { Setting } from '../judge.js';
import type { MistakeName } from '../mistake-names.js';

export function mistakeIn(before: Statement, after: Statement, setting: Setting): MistakeName | undefined {
  return undefined;
}
