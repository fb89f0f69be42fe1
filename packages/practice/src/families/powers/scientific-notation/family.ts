import type { Family } from '../../../family.js';
import { ofProduct, ofQuotient, ofSum } from './calculation.js';
import { ofLarge, ofSmall, ofWords } from './conversion.js';

/** Scientific notation: conversion, products and quotients, sums. */
export const scientificNotation: Family = {
  id: 'scientific-notation',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return random.pick([ofLarge, ofSmall, ofWords])(random);
    if (difficulty === 'medium') return random.oneIn(2) ? ofProduct(random) : ofQuotient(random);
    return ofSum(random);
  },
};
