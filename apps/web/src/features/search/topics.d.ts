/** Made by scripts/topics.mjs. */
declare module 'virtual:topics' {
  export const families: readonly (readonly [id: string, category: string, difficulty: string])[];
  export const packs: readonly (readonly [
    id: string,
    title: string,
    lessons: readonly (readonly [id: string, title: string])[],
  ])[];
}
