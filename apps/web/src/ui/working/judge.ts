import {
  checkWorking,
  type Counterexample,
  type LineVerdict,
  type Statement,
} from '@mathtools/math-core/algebra';
import { unwrap } from '@mathtools/math-core/result';
import { type LineRead, readLines } from '../math-lines/read-lines.js';
import {
  counterexampleWords,
  lawsWords,
  linesWords,
  mistakeWords,
  type Numbered,
  plain,
  type Reference,
  type Sentence,
} from './words.js';

/** A line with its verdict. */
export interface Marked {
  readonly place: number;
  readonly text: string;
  /** The verdict. A line is `same` if it is right but the step to it isn't recognized. */
  readonly mark: 'right' | 'same' | 'wrong' | 'undecided' | 'too-long' | 'unreadable' | 'problem';
  readonly sentences: readonly Sentence[];
}

/** Checked work: its lines with their verdicts, and a summary. */
export interface Judged {
  readonly lines: readonly Marked[];
  /** The overall verdict. */
  readonly answer: string;
  readonly notes: readonly Sentence[];
  /** The lines before the first one that isn't right. Empty if no line can be read. */
  readonly right: readonly Numbered[];
}

/** Checks each line of someone's work. For an exercise, counterexamples don't reveal the answer. */
export function judge(text: string, isExercise = false): Judged {
  const read = readLines(text);
  const problem = read.find((line) => line.read.ok);
  if (!problem?.read.ok) return unread(read);
  const verdicts = unwrap(checkWorking(read.map((line) => line.text)));
  const { place, text: start } = problem;
  const marker = new Marker({ number: place + 1, text: start, statement: problem.read.value }, isExercise);
  const lines = read.map((line, index) =>
    marker.mark(line, line === problem ? undefined : verdicts[index - 1]),
  );
  return { lines, ...summary(lines, marker.needsCheck), right: marker.right };
}

function unread(read: readonly LineRead[]): Judged {
  const lines = read.map(({ place, text }): Marked => ({ place, text, mark: 'unreadable', sentences: [] }));
  return { lines, ...summary(lines, false), right: [] };
}

/** Returns whether a line has several equations, not only one with an interval. */
function isSystem(statement: Statement): boolean {
  return statement.kind === 'and' && statement.parts.every(({ kind }) => kind !== 'chain');
}

/** Goes through the lines and writes the verdict of each. */
class Marker {
  needsCheck = false;
  /** The lines before the first one that isn't right. */
  readonly right: Numbered[];
  private isRight = true;
  private isFaulty = false;
  private before: Numbered;
  /** The line whose solutions are the reference. */
  private base: Numbered;

  /** The given lines. A system may have several. */
  private readonly given: Numbered[];
  private readonly isExercise: boolean;

  constructor(problem: Numbered, isExercise: boolean) {
    this.isExercise = isExercise;
    this.before = this.base = problem;
    this.right = [problem];
    this.given = [problem];
  }

  mark({ place, text, read }: LineRead, verdict: LineVerdict | undefined): Marked {
    if (!read.ok) return { place, text, mark: 'unreadable', sentences: [] };
    const line = { number: place + 1, text, statement: read.value };
    if (verdict === undefined) return { place, text, mark: 'problem', sentences: [] };
    const marked = { place, text, ...this.words(line, verdict) };
    this.isRight &&= marked.mark === 'right' || marked.mark === 'same';
    if (this.isRight) this.right.push(line);
    this.isFaulty ||= marked.mark === 'wrong';
    if (verdict.verdict === 'follows' && verdict.laws[0]?.id === 'given') this.given.push(line);
    if (marked.mark !== 'unreadable') this.before = line;
    return marked;
  }

  /**
   * Returns the lines that a line is compared with: the given equations of a system, or the previous line. After a mistake,
   * it is always the previous line.
   */
  private reference(): Reference {
    const { given, before, isFaulty } = this;
    const [first] = given;
    if (isFaulty || first === undefined || (given.length === 1 && !isSystem(first.statement)))
      return { ...before, numbers: [before.number] };
    return {
      ...(given.length === 1 ? first : before),
      text: given.map(({ text }) => text).join(', '),
      numbers: given.map(({ number }) => number),
    };
  }

  /** Returns the sentence about a right line whose step isn't recognized. */
  private sameWords({ needsCheck }: { readonly needsCheck: boolean }): string {
    const [problem, other] = this.given;
    const isOne =
      !other && problem?.statement.kind === 'relation' && hasLetter(problem.statement) && !needsCheck;
    return isOne
      ? `Same solutions as line ${this.before.number}, but we don’t see the step.`
      : 'This follows, but we don’t see the step.';
  }

  private words(line: Numbered, verdict: LineVerdict): Pick<Marked, 'mark' | 'sentences'> {
    switch (verdict.verdict) {
      case 'follows': {
        const isNew = verdict.needsCheck && !this.needsCheck;
        this.needsCheck = verdict.needsCheck;
        const check = isNew ? [[CHECK]] : [];
        if (verdict.laws.length === 0)
          return { mark: 'same', sentences: [[this.sameWords(verdict)], ...check] };
        const laws = lawsWords(verdict.laws.map(({ law }) => law));
        return { mark: 'right', sentences: [[laws], ...check] };
      }
      case 'wrong': {
        const sentences = this.wrongWords(line, verdict);
        this.base = line;
        this.needsCheck = false;
        return { mark: 'wrong', sentences };
      }
      case 'undecided':
        return { mark: 'undecided', sentences: [['We can’t tell if this is correct.']] };
      case 'too-long':
        return { mark: 'too-long', sentences: [[GIVEN_UP]] };
      case 'unreadable':
        return { mark: 'unreadable', sentences: [[`Expected here: ${verdict.expected}.`]] };
    }
  }

  /** Names a mistake, with numbers that show it if they are short. */
  private wrongWords(
    line: Numbered,
    { mistake, counterexample }: Extract<LineVerdict, { verdict: 'wrong' }>,
  ): readonly Sentence[] {
    const isKept = mistake === 'extraneous-solution-kept';
    const before = isKept ? { ...this.base, numbers: [this.base.number] } : this.reference();
    const shown = counterexample && this.isExercise ? discreet(counterexample, before, line) : counterexample;
    const isMissing = shown === 'missing' && (mistake === undefined || isZero(before.statement));
    const words = isMissing
      ? `A solution of ${linesWords(before)} is missing here.`
      : mistakeWords(mistake, this.reference());
    const numbers = shown !== 'missing' && shown && counterexampleWords(shown, { before, after: line });
    return [[words], ...(numbers && isPlain(numbers) ? [numbers] : [])];
  }
}

/**
 * Returns a counterexample that doesn't reveal the answer: it is never a solution of the previous equation. For an
 * inequality, one of its many solutions may be shown. Returns `missing` if the line has some, but not all, solutions of
 * the previous line.
 */
function discreet(
  found: Counterexample,
  before: Reference,
  after: Numbered,
): Counterexample | 'missing' | undefined {
  if (found.holds === 'neither') return Object.keys(found.at).length > 0 ? found : undefined;
  if (found.holds === 'after' || isInequality(before.statement)) return found;
  const [back] = unwrap(checkWorking([after.text, before.text]));
  const other = back?.verdict === 'wrong' ? back.counterexample : undefined;
  if (back?.verdict === 'follows' || other?.holds === 'after') return 'missing';
  return other && { ...other, holds: 'after', before: other.after, after: other.before };
}

/** The maximum length of a counterexample that can be checked by hand, and a pattern for numbers that are too long. */
const [MOST_SIGNS, TOO_LONG] = [120, /\d{10}/];

function isPlain(numbers: Sentence): boolean {
  const text = plain(numbers);
  return text !== '' && text.length <= MOST_SIGNS && !TOO_LONG.test(text);
}

/** Returns true if one side is 0. A missing solution may then belong to a factor, without any division. */
function isZero(statement: Statement): boolean {
  return statement.kind === 'relation' && [statement.left, statement.right].includes('0');
}

function isInequality(statement: Statement): boolean {
  if (statement.kind === 'relation') return statement.relation !== '=';
  return statement.kind === 'chain' || statement.kind === 'intervals';
}

/** Returns true if the JSON text of a statement contains a quoted variable. */
function hasLetter(statement: Statement): boolean {
  return /"\p{L}"/u.test(JSON.stringify(statement));
}

const GIVEN_UP = 'From here on, this is too long to check. Split it into shorter parts.';

const CHECK = 'From here on, there may be extraneous solutions. Check each one in the first line.';

/** A sentence that only repeats the answer. */
const UNNAMED = /^This doesn’t follow/;

function summary(lines: readonly Marked[], needsCheck: boolean): Pick<Judged, 'answer' | 'notes'> {
  const first = (mark: Marked['mark']) => lines.find((line) => line.mark === mark);
  const [wrong, unread] = [first('wrong'), first('unreadable')];
  const [tooLong, undecided] = [first('too-long'), first('undecided')];
  // The counterexample is shown at the line itself.
  if (wrong) {
    const notes = wrong.sentences.slice(0, 1).filter((sentence) => !UNNAMED.test(plain(sentence)));
    return { answer: `Line ${wrong.place + 1} doesn’t follow`, notes };
  }
  if (unread) return { answer: `Line ${unread.place + 1} can’t be read`, notes: unread.sentences };
  if (tooLong) return { answer: `Line ${tooLong.place + 1} is too long to check`, notes: tooLong.sentences };
  if (undecided) return { answer: `We can’t check line ${undecided.place + 1}`, notes: undecided.sentences };
  if (lines.length === 1) return { answer: 'Now write your first step', notes: [] };
  return { answer: 'All lines are correct', notes: needsCheck ? [[CHECK]] : [] };
}
