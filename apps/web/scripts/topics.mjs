// What the search finds besides tools and pages: problem topics and lessons, by name alone. Made when the site is built,
// since the packs themselves are paid for and no script of the site may hold them.
import { FAMILIES } from '@mathtools/practice';

const MODULE = 'virtual:topics';
const packs = new URL('../../../packages/content/dist/index.js', import.meta.url).href;

/** A plugin that gives the module its contents: families with category and first difficulty, packs with titles of lessons. */
export function topics() {
  return {
    name: 'topics',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const { PACKS } = await import(packs);
      // a family that took the place of another is the same topic
      const successors = new Set(FAMILIES.flatMap(({ retired = {} }) => Object.values(retired)));
      const families = FAMILIES.filter(({ id }) => !successors.has(id)).map(
        ({ id, category, difficulties: [first], retired = {} }) => [
          id,
          category,
          first ?? Object.keys(retired)[0],
        ],
      );
      const titles = PACKS.map(({ id, title, lessons }) => [
        id,
        title,
        lessons.map((one) => [one.id, one.title]),
      ]);
      return `export const families = ${JSON.stringify(families)};\nexport const packs = ${JSON.stringify(titles)};\n`;
    },
  };
}
