import { describeExamples } from './examples.test-support.js';

describeExamples(new URL('..', import.meta.url));
