import { describeExamples } from '@mathtools/math-core/testing/examples';
import { de } from './de/index.js';
import { es } from './es/index.js';

// The examples of the functions that apply these texts, which the engine can't import.
describeExamples(new URL('../../math-core/src/locale/', import.meta.url), '', { de, es });
