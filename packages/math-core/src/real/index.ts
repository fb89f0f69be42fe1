export { type Enclosure, type Interval, realFigure } from './enclosure.js';
export { naturalLogarithm } from './natural-logarithm.js';
