import type { Judged } from './judge.js';
import { plain } from './words.js';

const SIGNS = {
  right: ' ✓',
  same: ' (✓)',
  wrong: ' ✗',
  undecided: ' ?',
  'too-long': ' ?',
  unreadable: ' ?',
  problem: '',
};

/** Returns checked work as plain text. */
export function textOf({ lines, answer }: Judged): string {
  const written = lines.map(({ place, text, mark, sentences }) => {
    const said = sentences.map(plain).join(' ');
    return `${place + 1}. ${text.trim()}${SIGNS[mark]}${said === '' ? '' : ` ${said}`}`;
  });
  return [...written, `${answer}.`].join('\n');
}
