import { checkWorking, type LineVerdict } from '@mathtools/math-core/algebra';
import { type LineRead, readLines } from '../../ui/math-lines/read-lines.js';
import {
  counterexampleWords,
  lawsWords,
  mistakeWords,
  type Numbered,
  plain,
  type Sentence,
} from './words.js';

/** What is said of a line. */
export interface Marked {
  readonly place: number;
  readonly text: string;
  readonly mark: 'right' | 'wrong' | 'undecided' | 'unreadable' | 'problem';
  readonly sentences: readonly Sentence[];
}

/** A working with its marks. */
export interface Judged {
  readonly lines: readonly Marked[];
  /** What is said of the whole, and of what matters first. */
  readonly answer: string;
  readonly notes: readonly Sentence[];
  /** The last line before the first that isn't right; absent where none can be read. */
  readonly lastRight?: Numbered;
}

/** Judges each line of a working. */
export function judge(text: string): Judged {
  const read = readLines(text);
  const problem = read.find((line) => line.read.ok);
  if (!problem?.read.ok) return unread(read);
  const verdicts = checkWorking(read.map((line) => line.text));
  const marker = new Marker({ number: problem.place + 1, statement: problem.read.value });
  const lines = read.map((line, index) =>
    marker.mark(line, line === problem ? undefined : verdicts[index - 1]),
  );
  return { lines, ...summary(lines, marker.needsCheck), lastRight: marker.lastRight };
}

function unread(read: readonly LineRead[]): Judged {
  const lines = read.map(({ place, text }): Marked => ({ place, text, mark: 'unreadable', sentences: [] }));
  return { lines, ...summary(lines, false) };
}

/** Goes through the lines and says of each what its verdict is. */
class Marker {
  needsCheck = false;
  /** The last line before the first that isn't right. */
  lastRight: Numbered;
  private isRight = true;
  private before: Numbered;
  /** The line whose solutions count. */
  private base: Numbered;

  constructor(problem: Numbered) {
    this.lastRight = this.before = this.base = problem;
  }

  mark({ place, text, read }: LineRead, verdict: LineVerdict | undefined): Marked {
    if (!read.ok) return { place, text, mark: 'unreadable', sentences: [] };
    const line = { number: place + 1, statement: read.value };
    if (verdict === undefined || line.number <= this.before.number)
      return { place, text, mark: 'problem', sentences: [] };
    const marked = { place, text, ...this.words(line, verdict) };
    this.isRight &&= marked.mark === 'right';
    if (this.isRight) this.lastRight = line;
    if (marked.mark !== 'unreadable') this.before = line;
    return marked;
  }

  private words(line: Numbered, verdict: LineVerdict): Pick<Marked, 'mark' | 'sentences'> {
    switch (verdict.verdict) {
      case 'follows': {
        const isNew = verdict.needsCheck && !this.needsCheck;
        this.needsCheck = verdict.needsCheck;
        const laws = verdict.laws.length > 0 ? [[lawsWords(verdict.laws)]] : [];
        return { mark: 'right', sentences: [...laws, ...(isNew ? [[CHECK]] : [])] };
      }
      case 'wrong': {
        const { mistake, counterexample } = verdict;
        const before = mistake === 'extraneous-solution-kept' ? this.base : this.before;
        const numbers = counterexample && counterexampleWords(counterexample, { before, after: line });
        this.base = line;
        this.needsCheck = false;
        const sentence = [mistakeWords(mistake, this.before.number)];
        return { mark: 'wrong', sentences: [sentence, ...(numbers && numbers.length > 0 ? [numbers] : [])] };
      }
      case 'undecided':
        return { mark: 'undecided', sentences: [['This can’t be decided here.']] };
      case 'unreadable':
        return { mark: 'unreadable', sentences: [[`Expected here: ${verdict.expected}.`]] };
    }
  }
}

const CHECK = 'From here on there may be more solutions than at the start: check each in the first line.';

function summary(lines: readonly Marked[], needsCheck: boolean): Pick<Judged, 'answer' | 'notes'> {
  const first = (mark: Marked['mark']) => lines.find((line) => line.mark === mark);
  const [wrong, unread, undecided] = [first('wrong'), first('unreadable'), first('undecided')];
  // the numbers stand at the line
  if (wrong) return { answer: `Line ${wrong.place + 1} doesn’t follow`, notes: wrong.sentences.slice(0, 1) };
  if (unread) return { answer: `Line ${unread.place + 1} can’t be read`, notes: unread.sentences };
  if (undecided)
    return { answer: `Line ${undecided.place + 1} can’t be decided here`, notes: undecided.sentences };
  if (lines.length === 1) return { answer: 'Now write your first step', notes: [] };
  return { answer: 'Every line is right', notes: needsCheck ? [[CHECK]] : [] };
}

const SIGNS = { right: ' ✓', wrong: ' ✗', undecided: ' ?', unreadable: ' ?', problem: '' };

/** A judged working as text. */
export function textOf({ lines, answer }: Judged): string {
  const written = lines.map(({ place, text, mark, sentences }) => {
    const said = sentences.map(plain).join(' ');
    return `${place + 1}. ${text.trim()}${SIGNS[mark]}${said === '' ? '' : ` ${said}`}`;
  });
  return [...written, `${answer}.`].join('\n');
}
