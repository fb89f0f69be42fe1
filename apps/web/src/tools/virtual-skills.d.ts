/** Made by scripts/topics.mjs. */
declare module 'virtual:tool-skills' {
  /** The skills that each tool serves, by its id. */
  export const toolSkills: Readonly<Record<string, readonly (readonly [id: string, title: string])[]>>;
}
