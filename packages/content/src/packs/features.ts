import type { Lesson, Pack } from './pack.js';

/** The counts for the texts of a pack: `{lessons} lessons with {examples} worked examples`. */
const COUNTS: Readonly<Record<string, (pack: Pack) => number>> = {
  lessons: ({ lessons }) => lessons.length,
  minutes: ({ lessons }) => lessons.reduce((sum, { minutes }) => sum + minutes, 0),
  // The tasks of a mock exam aren't counted again as worked examples.
  examples: ({ lessons }) => lessons.flatMap(({ exam, examples }) => (exam ? [] : examples)).length,
  exams: ({ lessons }) => lessons.filter(({ exam }) => exam).length,
  tasks: ({ lessons }) => lessons.flatMap(({ exam, examples }) => (exam ? examples : [])).length,
  mistakes: ({ lessons }) => lessons.flatMap(({ pitfalls }) => pitfalls).length,
  drawings: ({ lessons }) => lessons.reduce((sum, lesson) => sum + drawings(lesson), 0),
  problems: ({ problems: { bank, families } }) =>
    families.reduce((sum, { count }) => sum + count, bank.length),
};

function drawings({ idea, examples }: Lesson): number {
  const parts = [...idea, ...examples];
  return parts.filter((part) => typeof part === 'object' && 'drawing' in part).length;
}

/** Inserts the counts into the description and the features of a pack. Throws for an unknown count. */
export function withCounts(pack: Pack): Pack {
  const counted = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const count = COUNTS[name];
      if (!count) throw new Error(`${pack.id}: there is no count {${name}}.`);
      return `${count(pack)}`;
    });
  return { ...pack, description: counted(pack.description), features: pack.features.map(counted) };
}
