/** The English that a translation must cover, and what finds faults in its markup. */
import functionInequalities from '../algebra/testing/function-inequalities.json' with { type: 'json' };
import powerEquations from '../algebra/testing/power-equations.json' with { type: 'json' };

import { EQUATIONS } from '../algebra/texts/equations.js';
import { FUNCTIONS } from '../algebra/texts/functions.js';
import { INEQUALITIES } from '../algebra/texts/inequalities.js';
import { OPERATIONS } from '../algebra/texts/operations.js';
import { SYSTEMS } from '../algebra/texts/systems.js';
import { CALCULUS } from '../calculus/texts.js';
import type { StepTexts } from '../steps/texts.js';

export { EXERCISES } from '../algebra/testing/exercise.test-support.js';
export { LAWS } from '../algebra/working/laws/law-names.js';
export { MISTAKES } from '../algebra/working/mistake-names.js';
export { judged, LABELLED } from '../algebra/working/workings.test-support.js';
export { MESSAGES } from '../locale/messages.js';
export { patternOf } from '../locale/template.js';
export { latexFaults, mathmlFaults } from '../steps/markup-faults.test-support.js';
export { STEP_IDS } from '../steps/step-ids.js';
export { singular } from '../unit/conversion-steps.js';

/** The English texts of the steps of algebra and calculus. */
export const STEP_TEXTS: StepTexts = {
  ...OPERATIONS,
  ...EQUATIONS,
  ...INEQUALITIES,
  ...SYSTEMS,
  ...FUNCTIONS,
  ...CALCULUS,
};

/** Solved equations and inequalities with powers, roots, exponential functions and logarithms. */
export const FURTHER_INPUTS = [...powerEquations, ...functionInequalities].map(({ input }) => input);
