import { examNight } from './exam-night/pack.js';
import { algebraFoundations } from './algebra-foundations/pack.js';
import { exponentialModels } from './exponential-models/pack.js';
import { withCounts } from './features.js';
import { geometryEssentials } from './geometry-essentials/pack.js';
import { logarithmsStepByStep } from './logarithms-step-by-step/pack.js';
import type { Pack } from './pack.js';
import { quadratics } from './quadratics/pack.js';

/** Every learning pack, in the order of the shop. */
export const PACKS: readonly Pack[] = [
  algebraFoundations,
  geometryEssentials,
  examNight,
  quadratics,
  logarithmsStepByStep,
  exponentialModels,
].map(withCounts);
