import { SKILLS } from '../skills.js';

/** The current ids of skills whose id changed before version 1.0, by their former id. */
const FORMER_IDS: Readonly<Record<string, string>> = {};

const IDS: ReadonlySet<string> = /* @__PURE__ */ new Set(SKILLS.map(({ id }) => id));

/**
 * Returns the current id of a skill, or undefined if no skill has or had the id.
 * @example currentSkill('percent') // "percent"
 */
export function currentSkill(id: string): string | undefined {
  const current = Object.hasOwn(FORMER_IDS, id) ? FORMER_IDS[id] : id;
  return current !== undefined && IDS.has(current) ? current : undefined;
}
