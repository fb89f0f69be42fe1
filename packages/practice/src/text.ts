import { parseExpression } from '@mathtools/math-core/expression';
import { type Result, failure, success } from '@mathtools/math-core/result';
import { type Relation, expressionText } from '@mathtools/math-core/steps';
import type { Piece } from './problem.js';

const RELATION = /(<=|>=|[=<>≤≥≈])/;
const RELATIONS: ReadonlyMap<string, Relation> = new Map([
  ['=', '='],
  ['≈', '≈'],
  ['<', '<'],
  ['>', '>'],
  ['<=', '≤'],
  ['≤', '≤'],
  ['>=', '≥'],
  ['≥', '≥'],
]);

/**
 * Parses a string with math between dollar signs. The left side of a formula may be a capital letter:
 * `$V = b*h$`. Errors: those of parseExpression, and `syntax` for a single dollar sign or two relations
 * between one pair of them.
 * @example readText('Solve $2x = 6$.') // 1.kind is "relation"
 */
export function readText(text: string): Result<readonly Piece[]> {
  // Untyped callers may pass anything.
  if (typeof text !== 'string') return failure('text', 'syntax', 'The text must be a string.');
  const parts = text.split('$');
  if (parts.length % 2 === 0) return failure('text', 'syntax', 'A dollar sign is unmatched.');
  const pieces: Piece[] = [];
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 0) {
      if (part !== '') pieces.push({ kind: 'words', text: part });
      continue;
    }
    const piece = readMath(part);
    if (!piece.ok) return piece;
    pieces.push(piece.value);
  }
  return success(pieces);
}

function readMath(text: string): Result<Piece> {
  const [leftText = '', sign, rightText = '', ...more] = text.split(RELATION);
  if (more.length > 0) return failure('text', 'syntax', 'There is more than one relation in one piece.');
  const name = /^([A-Z]) $/.exec(leftText)?.[1];
  const left = name === undefined ? parseExpression(leftText, 'text') : success(name);
  if (!left.ok) return left;
  if (sign === undefined) return success({ kind: 'math', expression: left.value });
  const right = parseExpression(rightText, 'text');
  if (!right.ok) return right;
  const relation = RELATIONS.get(sign) ?? '=';
  return success({ kind: 'relation', left: left.value, relation, right: right.value });
}

/**
 * Renders the pieces of a string on one line.
 * @example piecesText([{ kind: 'words', text: 'Evaluate ' }, { kind: 'math', expression: ['√', '9'] }]) // "Evaluate √9"
 */
export function piecesText(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => {
      if (piece.kind === 'words') return piece.text;
      if (piece.kind === 'math') return expressionText(piece.expression);
      return `${expressionText(piece.left)} ${piece.relation} ${expressionText(piece.right)}`;
    })
    .join('');
}
