export { type SequenceInput, type SequenceTerm, sequenceTerm } from './sequence-term.js';
