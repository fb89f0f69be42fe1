/** Made by scripts/topics.mjs. */
declare module 'virtual:lesson-skills' {
  /** The skills that each lesson teaches, by pack and lesson: "quadratics/vertex". */
  export const lessonSkills: Readonly<Record<string, readonly (readonly [id: string, title: string])[]>>;
}
