import { readStatement } from '../read/read-statement.js';
import type { Statement } from '../statement.js';
import { lettersIn, partsOf } from './substitute.js';
import { inBounds } from './fraction-of.js';
import type { LineVerdict } from './verdict.js';
import { Walk } from './walk.js';

/** The most lines that are judged. */
const MAX_LINES = 60;

/**
 * Judges a working line by line, each against the line before it: whether it follows, by which laws, and where it doesn't,
 * the mistake by name and numbers that prove it. The first line is the problem and has no verdict. After a wrong line the
 * next is judged against that one, after an unreadable line against the last that could be read.
 * Lines past the first 60 are undecided.
 * @example checkWorking(['2x = 6', 'x = 3'])[0]?.verdict // "follows"
 */
export function checkWorking(lines: readonly string[]): readonly LineVerdict[] {
  const read = lines.slice(0, MAX_LINES).map((line) => readStatement(line, 'line'));
  const statements = read.flatMap((line) => (line.ok ? [line.value] : []));
  const [problem] = statements;
  if (!problem) return read.slice(1).map((line) => (line.ok ? { verdict: 'undecided' } : unread(line)));
  const walk = new Walk(problem, unknownOf(statements));
  let isFirst = true;
  const verdicts = read.map((line, i): LineVerdict => {
    if (!line.ok) return unread(line);
    const isProblem = isFirst;
    isFirst = false;
    if (isProblem) return { verdict: 'undecided' };
    const isLast = read.slice(i + 1).every((later) => !later.ok);
    const { value } = line;
    return inBounds(() => walk.judge(value, { text: lines[i] ?? '', isLast })) ?? { verdict: 'undecided' };
  });
  const rest = lines.slice(MAX_LINES).map((): LineVerdict => ({ verdict: 'undecided' }));
  return [...verdicts.slice(1), ...rest];
}

function unread({
  position = 0,
  expected = '',
  message,
}: {
  readonly position?: number;
  readonly expected?: string;
  readonly message: string;
}): LineVerdict {
  return { verdict: 'unreadable', position, expected, message };
}

/** The letter that the working is about: the only one, or the one that a later line gives. */
function unknownOf(statements: readonly Statement[]): string {
  const [problem] = statements;
  const letters = problem ? [...lettersIn(problem)] : [];
  const [only] = letters;
  if (only !== undefined && letters.length === 1) return only;
  for (const statement of [...statements].reverse()) {
    const named = partsOf(statement).flatMap((part) => {
      if (part.kind === 'intervals') return part.unknown ?? [];
      const isGiven =
        part.kind === 'relation' && typeof part.left === 'string' && letters.includes(part.left);
      return isGiven && !lettersIn({ kind: 'expression', expression: part.right }).has(part.left)
        ? [part.left]
        : [];
    });
    if (named[0] !== undefined) return named[0];
  }
  return letters.includes('x') ? 'x' : (only ?? 'x');
}
