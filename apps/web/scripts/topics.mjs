// What the search finds besides tools and pages: problem topics and lessons, by name alone. Made when the site is built,
// since the packs themselves are paid for and no script of the site may hold them.
import { DIFFICULTIES, FAMILIES } from '@mathtools/practice';

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
      // a family in the place of another's difficulties is the same topic
      const inPlace = FAMILIES.flatMap(({ retired = {} }) => Object.values(retired));
      const families = FAMILIES.filter(({ id }) => !inPlace.includes(id)).map(
        ({ id, category, difficulties, retired = {} }) => [
          id,
          category,
          DIFFICULTIES.find((one) => difficulties.includes(one) || one in retired),
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
