export { type Enclosure, type Interval, realFigure } from './enclosure.js';
export { exponential } from './exponential.js';
export { naturalLogarithm } from './natural-logarithm.js';
