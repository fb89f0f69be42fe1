import type { Statement } from '../statement.js';
import type { Setting } from './judge.js';

/** The laws that lead from one line to the next, where they are known. */
export function lawsOf(before: Statement, after: Statement, setting: Setting): readonly string[] {
  void before;
  void after;
  void setting;
  return [];
}
