/** Made by scripts/topics.mjs. */
declare module 'virtual:topics' {
  interface Skill {
    readonly id: string;
    readonly title: string;
    /** What one can do afterwards, in one sentence. */
    readonly about: string;
    /** The ids of the skills that come before it. */
    readonly needs: readonly string[];
    /** The difficulties of its problems. */
    readonly levels: readonly import('@mathtools/practice').Difficulty[];
    /** The ids of the tools that serve it. */
    readonly tools: readonly string[];
    /** The lessons that teach it, by pack and lesson: "quadratics/vertex". */
    readonly lessons: readonly string[];
  }

  /** In teaching order. */
  export const units: readonly {
    readonly category: import('@mathtools/practice').Category;
    readonly title: string;
    readonly skills: readonly Skill[];
  }[];
  export const packs: readonly (readonly [
    id: string,
    title: string,
    lessons: readonly (readonly [id: string, title: string])[],
  ])[];
}
