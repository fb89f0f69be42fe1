import { operandsOf } from '../../expression/rewrite.js';
import { readCommas } from '../../rational/commas.js';
import { type Expression, isNumberText } from '../../steps/expression.js';
import type { Statement } from './statement.js';

/** One of several statements in a line. */
export interface Claim {
  readonly statement: Statement;
}

type Relation = Statement & { readonly kind: 'relation' };

/** Joins statements, flattening parts of the same kind. */
export function listed(kind: 'and' | 'or', statements: readonly Statement[]): Statement {
  const parts = statements.flatMap((part) => (part.kind === kind ? part.parts : [part]));
  const [first] = parts;
  return first && parts.length === 1 ? first : { kind, parts };
}

/**
 * Completes values on their own: x = 2, 3. Returns undefined if something on its own isn't a value. An
 * expression may come first, followed by the values of its letters.
 */
export function joinedByComma(claims: readonly Claim[]): readonly Claim[] | undefined {
  const done: Claim[] = [];
  for (const claim of claims) {
    const { statement } = claim;
    const before = done.at(-1)?.statement;
    if (statement.kind !== 'expression' || !before) done.push(claim);
    else if (before.kind === 'relation' && isValueOfLetter(before, statement.expression))
      done.push({ statement: { ...before, right: statement.expression } });
    else return undefined;
  }
  return done;
}

function isValueOfLetter({ left, right, relation }: Relation, value: Expression): boolean {
  const known = lettersOf(right);
  return isName(left) && /[=≈]/.test(relation) && [...lettersOf(value)].every((letter) => known.has(letter));
}

/**
 * Removes the subscripts of numbered solutions: x₁ = 2, x₂ = 3 becomes x = 2, x = 3. A single x₁ = 2 keeps its subscript, and so
 * do the values of a system.
 */
export function withoutIndices(statements: readonly Statement[]): readonly Statement[] {
  const values = statements.flatMap((each) => (each.kind === 'or' ? each.parts : [each]));
  const names = new Set(values.map(numberedName));
  const letters = new Set([...names].map((name) => name?.charAt(0)));
  return names.size > 1 && letters.size === 1 && !names.has(undefined)
    ? statements.map(withoutIndex)
    : statements;
}

/** Returns the left side of x₁ = 2. Returns undefined for other statements. */
function numberedName(statement: Statement): string | undefined {
  if (statement.kind !== 'relation' || typeof statement.left !== 'string') return undefined;
  const { left, right } = statement;
  return /^[a-z]\d+$/i.test(left) && lettersOf(right).size === 0 ? left : undefined;
}

function withoutIndex(statement: Statement): Statement {
  if (statement.kind === 'or') return { ...statement, parts: statement.parts.map(withoutIndex) };
  const name = numberedName(statement);
  return statement.kind === 'relation' && name !== undefined
    ? { ...statement, left: name.charAt(0) }
    : statement;
}

/** Returns whether all statements are equations in the same letter, so a comma between them means "or". */
export function isListOfValues(statements: readonly Statement[]): boolean {
  const letters = new Set<string>();
  const areEquations = statements.every((statement) => areEqual(statement, letters));
  return areEquations && letters.size === 1;
}

function areEqual(statement: Statement, letters: Set<string>): boolean {
  if (statement.kind === 'or') return statement.parts.every((part) => areEqual(part, letters));
  if (statement.kind !== 'relation' || !/[=≈]/.test(statement.relation)) return false;
  const own = new Set([...lettersOf(statement.left), ...lettersOf(statement.right)]);
  for (const letter of own) letters.add(letter);
  return own.size === 1;
}

/** Returns whether every statement gives a letter a value: x = 2. */
export function areValues(statements: readonly Statement[]): boolean {
  return statements.every(
    (statement) =>
      (statement.kind === 'or' && areValues(statement.parts)) ||
      (statement.kind === 'relation' && isName(statement.left) && lettersOf(statement.right).size === 0),
  );
}

/** Returns the letters of an expression. e and π are numbers. */
export function lettersOf(expression: Expression, found = new Set<string>()): Set<string> {
  if (typeof expression !== 'string') for (const operand of operandsOf(expression)) lettersOf(operand, found);
  else if (isName(expression)) found.add(expression);
  return found;
}

function isName(expression: Expression): boolean {
  return (
    typeof expression === 'string' && !isNumberText(expression) && expression !== 'π' && expression !== 'e'
  );
}

const TIGHT = /\d+(?:,\d+)+/g;
const NUMBER = String.raw`[-−–+]?\s*\d+(?:\.\d+)?`;
const FRACTION = String.raw`${NUMBER}(?:\/\d+)?`;
/** Matches x = 2,3 and x = 2,1/3, but not x = 10/2,5. */
const VALUES = new RegExp(
  String.raw`^\s*[a-z][₀-₉\d]*\s*=\s*(?:${NUMBER}\s*,\s*${NUMBER}|(?:${FRACTION}\s*,\s*)+${NUMBER}\/\d+|(?:${FRACTION}\s*,\s*){2,}${FRACTION})\s*$`,
  'i',
);

/**
 * Returns whether a comma between two digits separates the parts of a list. If semicolons separate, or if commas with a
 * space separate and every other comma can group thousands, it belongs to a number.
 */
export function separatesByComma(list: string): boolean {
  return !list.includes(';') && !(/,\s/.test(list) && canGroup(list));
}

/**
 * Returns whether a comma between two digits separates the statements of a line: x = 2,3 and x + y = 5,2x − y = 1, but
 * not 3,5x = 7 or x = 1,200.
 */
export function separatesClaims(line: string): boolean {
  const parts = line.split(',');
  if (parts.length > 1 && parts.every((part) => /[=<>≤≥]/.test(part))) return separatesByComma(line);
  return VALUES.test(line) && !canGroup(line) && !THOUSANDTHS.test(line);
}

/** Matches x = 0,250, which is a decimal: nobody writes a value with three digits after 0. */
const THOUSANDTHS = /=\s*[-−–+]?\s*0,\d{3}\s*$/;

/** Returns whether the commas of a line allow another reading: x = 2,5 and x = 1,200 may be one value or two. */
export function hasOtherCommas(line: string): boolean {
  return VALUES.test(line) && !/,\s/.test(line);
}

/** Returns whether every comma between two digits could group thousands. */
function canGroup(text: string): boolean {
  return (text.match(TIGHT) ?? []).every((typed) => readCommas(typed)?.comma === 'group');
}
