export { type Derivative, type DerivativeOptions, differentiate } from './differentiate.js';
