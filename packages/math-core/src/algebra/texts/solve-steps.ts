import { type LawOf, type MakeStep, type Say, sayFrom, stepFrom } from '../../steps/texts.js';
import { EQUATIONS } from './equations.js';
import { INEQUALITIES } from './inequalities.js';
import { OPERATIONS } from './operations.js';
import { SYSTEMS } from './systems.js';

const TEXTS = { ...OPERATIONS, ...EQUATIONS, ...INEQUALITIES, ...SYSTEMS };

export type Law = LawOf<typeof TEXTS>;
export const say: Say<typeof TEXTS> = /* @__PURE__ */ sayFrom(TEXTS);
export const step: MakeStep<typeof TEXTS> = /* @__PURE__ */ stepFrom(TEXTS);
