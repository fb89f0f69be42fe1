export { type Expression, isNumberText, type Operator } from './expression.js';
export { type Relation, type Step, step } from './step.js';
export type { StepId } from './step-ids.js';
export { expressionLatex, stepLatex } from './to-latex.js';
export { expressionMathml, stepMathml } from './to-mathml.js';
export { expressionText, stepText } from './to-text.js';
