import { isNumeric, type ReadAnswer, readAnswer } from './read-value.js';

const MIRRORED = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' } as const;
type Relation = keyof typeof MIRRORED;

export interface Inequality {
  readonly relation: Relation;
  readonly bound: ReadAnswer;
}

/** Parses `x > 3`, `3 < x` or `x >= 3` with the variable on the left. */
export function readInequality(text: string, variable: string): Inequality | undefined {
  const signs = text.replaceAll(/<\s*=|=\s*<|⩽/g, '≤').replaceAll(/>\s*=|=\s*>|⩾/g, '≥');
  const parts = /^([^<>≤≥=]+)([<>≤≥])([^<>≤≥=]+)$/.exec(signs);
  if (!parts) return undefined;
  const [left = '', sign, right = ''] = [parts[1]?.trim(), parts[2] as Relation, parts[3]?.trim()];
  if (left === variable) return made(sign, right);
  return right === variable ? made(MIRRORED[sign], left) : undefined;
}

function made(relation: Relation, text: string): Inequality | undefined {
  const bound = readAnswer(text);
  return bound && isNumeric(bound) ? { relation, bound } : undefined;
}
