import { judgeOwnWork, type OwnVerdict } from '@mathtools/practice';
import { type LineRead, readLines } from '../../../ui/math-lines/read-lines.js';
import { judge, type Marked } from '../../../ui/working/judge.js';
import { type Checked, shownChecked } from '../../../ui/working/shown-checked.js';
import { formOf, type PracticeProblem } from '../problem.js';

/**
 * Checks work without a given first line. A line is right if it is true for the answer, if it is a correct
 * calculation, or if it follows from a line above it. All other lines are undecided.
 */
export function checkOwn(problem: PracticeProblem, text: string): Checked {
  const { answer, question } = problem;
  const texts = text.split('\n');
  const verdicts = judgeOwnWork(texts, { answer, question, form: formOf(problem) });
  const read = readLines(text);
  const lines = read.map((line, index): Marked => {
    const verdict = verdicts[line.place] ?? 'open';
    const known = { place: line.place, text: line.text, ...KNOWN[verdict] };
    return verdict === 'open' ? (followed(line, read.slice(0, index)) ?? known) : known;
  });
  return shownChecked({ judged: { lines, ...summary(lines), right: [] }, readings: [] });
}

const KNOWN: Readonly<Record<OwnVerdict, Pick<Marked, 'mark' | 'sentences'>>> = {
  fits: { mark: 'right', sentences: [] },
  correct: { mark: 'right', sentences: [] },
  incorrect: { mark: 'wrong', sentences: [['The two sides aren’t equal.']] },
  open: { mark: 'undecided', sentences: [] },
};

/** Checks an equation against the last one above it in the same letter. Returns undefined if there is none. */
function followed(line: LineRead, above: readonly LineRead[]): Marked | undefined {
  const letter = onlyLetter(line);
  const before =
    letter === undefined ? undefined : above.filter((other) => onlyLetter(other) === letter).at(-1);
  if (!before) return undefined;
  const gap = '\n'.repeat(line.place - before.place);
  const marked = judge(`${'\n'.repeat(before.place)}${before.text}${gap}${line.text}`, true).lines.at(-1);
  if (marked?.mark !== 'wrong') return marked;
  if (isSolution(line.text, before.text)) return { ...marked, mark: 'right', sentences: [] };
  const isTrial = /^\s*\p{L}\s*=\s*[-−]?\d+\s*$/u.test(before.text); // x = 2, then x = 3
  return !isTrial && isExact(before.text) && isExact(line.text) ? marked : undefined;
}

/** Returns the letter of an equation in one letter. */
function onlyLetter({ read }: LineRead): string | undefined {
  if (!read.ok || read.value.kind !== 'relation' || read.value.relation !== '=') return undefined;
  const [letter, ...more] = new Set(JSON.stringify(read.value).match(/"\p{L}"/gu));
  return more.length === 0 ? letter : undefined;
}

/** Tests if a line states one solution of an equation. A length is never negative, so the other one may be missing. */
function isSolution(line: string, equation: string): boolean {
  const [, answer] = /^\s*\p{L}\s*=\s*([^=]*)$/u.exec(line) ?? [];
  if (answer === undefined) return false;
  return judgeOwnWork([equation], { answer, form: { kind: 'number' } })[0] === 'fits';
}

/** Tests if no number of a line may be rounded. */
const isExact = (line: string): boolean => !/[.,π√≈%]|sqrt|pi|log|ln/i.test(line);

function summary(
  lines: readonly Marked[],
): Pick<Checked, 'answer'> & { readonly notes: Marked['sentences'] } {
  const wrong = lines.find(({ mark }) => mark === 'wrong');
  if (wrong) return { answer: `Line ${wrong.place + 1} isn’t right`, notes: wrong.sentences.slice(0, 1) };
  const open = lines.find(({ mark }) => mark === 'undecided' || mark === 'too-long');
  if (open) return { answer: `We can’t check line ${open.place + 1}`, notes: [] };
  return { answer: 'All lines are correct', notes: [] };
}
