export { type SequenceInput, type SequenceTerm, sequenceTerm } from './sequence-term.js';
export { sequenceSum, type SequenceSum, type SequenceSumInput } from './sequence-sum.js';
