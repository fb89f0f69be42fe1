export * from './logarithm/index.js';
export * from './rational/index.js';
export * from './result/index.js';
export * from './steps/index.js';
