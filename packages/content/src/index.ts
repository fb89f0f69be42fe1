export { BANK } from './bank/bank.js';
export { BANK_SKILLS } from './bank/skills.js';
export type { Block, Example, Lesson, Level, Pack, Pitfall, SummarySection } from './packs/pack.js';
export { PACK_PAGES } from './packs/pages.js';
export { PACKS } from './packs/packs.js';
export { LESSON_SKILLS } from './packs/skills.js';
export { stepsOf, type WorkedStep } from './worked-steps.js';
