import { describeExamples } from '@mathtools/math-core/testing/examples';

describeExamples(new URL('..', import.meta.url));
