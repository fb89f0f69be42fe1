import { type LawOf, type MakeStep, type Say, sayFrom, stepFrom } from '../../steps/texts.js';
import { OPERATIONS } from './operations.js';

export type Law = LawOf<typeof OPERATIONS>;
export const say: Say<typeof OPERATIONS> = /* @__PURE__ */ sayFrom(OPERATIONS);
export const step: MakeStep<typeof OPERATIONS> = /* @__PURE__ */ stepFrom(OPERATIONS);
