import { describeExamples } from './examples.test-support.js';

// The examples of locale use German and Spanish texts, whose package runs them.
describeExamples(new URL('..', import.meta.url), 'locale');
