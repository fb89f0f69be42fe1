import type { Random } from '../../../random.js';
import { commonDivisor } from '../../shared/lowest.js';

/** The question asks for the power root^index raised to exponent/index. */
export interface Chosen {
  readonly root: number;
  readonly index: number;
  readonly exponent: number;
}

/** Draws root^index with a root that students know, and an exponent without a common factor with the index. */
export function chosen(random: Random, most: number): Chosen {
  const [root, index, exponent] = [random.whole(2, 12), random.whole(2, 5), random.whole(1, 5)];
  const isKnown = root ** index <= 1000 && root ** exponent <= most;
  return isKnown && commonDivisor(index, exponent) === 1 ? { root, index, exponent } : chosen(random, most);
}

const NAMES = ['', '', 'square', 'cube', 'fourth', 'fifth', 'sixth'];
/** Returns the name of a root: "cube root". */
export const rootName = (index: number): string => `${NAMES[index] ?? ''} root`;
