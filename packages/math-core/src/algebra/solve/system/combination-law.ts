import { type Law, say } from '../../texts/solve-steps.js';
/** One of two equations that are added or subtracted. */
interface Part {
  /** The number of the equation as it was before a multiplication. */
  readonly name: string;
  /** True if the equation was multiplied by a number before. */
  readonly isMultiplied: boolean;
}

/** The equations that were combined, as the start of a text and its values. */
interface Combined {
  readonly key:
    | 'results'
    | 'result'
    | 'results-minus'
    | 'result-minus'
    | 'minus-result'
    | 'both'
    | 'add'
    | 'subtract';
  readonly m?: string;
  readonly n?: string;
}

interface Ending {
  /** The name of the resulting equation, if later lines refer to it. */
  readonly name?: string | undefined;
  /** True if the result is 0 = 0. */
  readonly isAlways?: boolean;
}

/** Returns the law of a step that adds or subtracts two equations. */
export function combinationLaw({ key, m = '', n = '' }: Combined, { name, isAlways = false }: Ending): Law {
  const ending = `${name === undefined ? '' : ':name'}${isAlways ? ':always' : ''}` as const;
  return say(`algebra.eliminate:${key}${ending}`, { m, n, k: name ?? '' });
}

/** Says which equations are added. In a system of two equations, "both" says which. */
export function summed(first: Part, second: Part, isPair: boolean): Combined {
  if (!first.isMultiplied && !second.isMultiplied) {
    const [m = '', n = ''] = [first.name, second.name].sort((a, b) => Number(a) - Number(b));
    return { key: 'add', m, n };
  }
  if (isPair) return { key: 'both' };
  if (first.isMultiplied && second.isMultiplied) return { key: 'results' };
  return { key: 'result', n: first.isMultiplied ? second.name : first.name };
}

/** Says that the second equation is subtracted from the first. */
export function subtracted(first: Part, second: Part): Combined {
  if (first.isMultiplied)
    return second.isMultiplied ? { key: 'results-minus' } : { key: 'minus-result', m: second.name };
  return second.isMultiplied
    ? { key: 'result-minus', n: first.name }
    : { key: 'subtract', m: second.name, n: first.name };
}
