import type { Relation } from '@mathtools/math-core/steps';
import { type Draft, type Family, line } from '../family.js';
import { isGivenAway } from '../given-away.js';
import type { AnswerForm, Difficulty, Drawing } from '../problem.js';
import { type Random, seeded } from '../random.js';
import type { StepId } from '../step-ids.js';
import { filled, missingNames, type Value, type Values, valueText } from './template.js';

/** The values of a number: a range with an optional step size, or a list. */
export type Drawn =
  | readonly [low: number, high: number, by?: number]
  | { readonly of: readonly [number, ...number[]] };

/** A context of a story, with its wordings. All wordings give the numbers in the same order. */
export interface Setting<Name extends string = string> {
  readonly ask: readonly [string, string, ...string[]];
  /** The unit of the answer, also a word for holes: `{unit}`. */
  readonly unit?: string;
  /** Words for the holes of the templates. All settings of a story have the same names. */
  readonly words?: Readonly<Record<string, string>>;
  /** The values that numbers have in this setting. */
  readonly numbers?: Readonly<Partial<Record<Name, Drawn>>>;
}

/** A kind of word problem as a table. All texts are templates with holes for numbers and words: `{price}`. */
export interface Story<Name extends string, More extends Values> {
  readonly numbers: Readonly<Record<Name, Drawn>>;
  /** Returns the values that depend on the drawn numbers. */
  readonly derive: (n: Readonly<Record<Name, number>>) => More;
  /** Returns true if the numbers are realistic. Otherwise, others are drawn. */
  readonly when: (n: Readonly<Record<Name, number>> & More) => boolean;
  readonly settings: readonly [Setting<Name>, ...Setting<Name>[]];
  readonly answer: string;
  /** The form of the answer. By default, it is a number with the unit of the setting. */
  readonly form?: AnswerForm | { readonly kind: 'rounded'; readonly decimals: number };
  readonly hints: readonly [string, string, ...string[]];
  readonly steps: readonly (readonly [
    id: StepId,
    law: string,
    before: string,
    relation: Relation,
    after: string,
  ])[];
  /** Returns the drawing, if a book would have one. */
  readonly drawing?: (n: Readonly<Record<Name, number>> & More) => Drawing;
  /** The answer of each mistake, with its feedback. See {@link isLikely} for answers that are left out. */
  readonly mistakes: readonly (readonly [
    answer: (n: Readonly<Record<Name, number>> & More) => Value | undefined,
    why: string,
  ])[];
}

/** A checked story. */
export interface Told {
  readonly settings: number;
  readonly make: (random: Random) => Draft;
}

/** The number of draws after which a story whose condition is never true is an error. */
const MOST_DRAWS = 10_000;

/**
 * Checks the templates of a story and returns it as a source of problems. It draws again if the question
 * contains the answer. Throws for a template that names a missing number, which is a bug in a family.
 */
export function story<Name extends string, More extends Values>(table: Story<Name, More>): Told {
  for (const setting of table.settings) refuseMissing(table, setting);
  return {
    settings: table.settings.length,
    make: (random) => {
      for (let turn = 0; turn < MOST_DRAWS; turn++) {
        const drafted = draftOf(table, random.pick(table.settings), random);
        if (drafted && !isGivenAway(drafted) && !isOneOfMany(drafted)) return drafted;
      }
      throw new Error(`No numbers fit "${table.settings[0].ask[0]}"`);
    },
  };
}

/** Creates a family of stories. Each level has at least four settings. */
export function storyFamily(
  id: string,
  category: Family['category'],
  levels: Readonly<Partial<Record<Difficulty, readonly [Told, ...Told[]]>>>,
): Family {
  const difficulties = (['easy', 'medium', 'hard'] as const).filter((level) => levels[level]);
  for (const level of difficulties) {
    const settings = (levels[level] ?? []).reduce((sum, told) => sum + told.settings, 0);
    if (settings < 4) throw new Error(`${id}.${level} has fewer than four settings.`);
  }
  return {
    id,
    category,
    difficulties,
    make: (random, difficulty) => {
      const stories = levels[difficulty];
      if (!stories) throw new Error(`${id} has no level ${difficulty}`);
      return random.pick(stories).make(random);
    },
  };
}

function refuseMissing<Name extends string, More extends Values>(
  table: Story<Name, More>,
  setting: Setting<Name>,
): void {
  const values = valuesOf(table, setting, seeded(0));
  const templates = [
    ...setting.ask,
    table.answer,
    ...table.hints,
    ...table.steps.flatMap(([, law, before, , after]) => [law, before, after]),
    ...table.mistakes.map(([, why]) => why),
  ];
  for (const template of templates) {
    const [missing] = missingNames(template, values);
    if (missing !== undefined) throw new Error(`"${template}" names the missing number ${missing}.`);
  }
}

function valuesOf<Name extends string, More extends Values>(
  { numbers, derive }: Story<Name, More>,
  setting: Setting<Name>,
  random: Random,
): Readonly<Record<Name, number>> & More & Values {
  const ranges: Readonly<Record<string, Drawn>> = { ...numbers, ...setting.numbers };
  const drawn = Object.fromEntries(
    Object.entries(ranges).map(([name, range]) => [name, drawnFrom(range, random)]),
  ) as Readonly<Record<Name, number>>;
  const unit = setting.unit === undefined ? {} : { unit: setting.unit };
  return { ...drawn, ...derive(drawn), ...unit, ...setting.words };
}

function drawnFrom(range: Drawn, random: Random): number {
  if ('of' in range) return random.pick(range.of);
  const [low, high, by = 1] = range;
  return low + by * random.whole(0, Math.floor((high - low) / by + 1e-9));
}

function draftOf<Name extends string, More extends Values>(
  table: Story<Name, More>,
  setting: Setting<Name>,
  random: Random,
): Draft | undefined {
  const values = valuesOf(table, setting, random);
  const ask = random.pick(setting.ask);
  if (!table.when(values)) return undefined;
  const fill = (template: string): string => filled(template, values);
  const form: AnswerForm = {
    ...(table.form ?? { kind: 'number' }),
    ...(setting.unit === undefined ? {} : { unit: setting.unit }),
  };
  const [first, ...more] = table.hints;
  return {
    question: fill(ask),
    answer: fill(table.answer),
    form,
    hints: [fill(first), ...more.map(fill)],
    steps: table.steps.map(([id, law, before, relation, after]) =>
      line(id, fill(law), fill(before), relation, fill(after)),
    ),
    ...(table.drawing && { drawing: table.drawing(values) }),
    mistakes: table.mistakes.flatMap(([answer, why]) => {
      const value = answer(values);
      if (value === undefined || !isLikely(value, form)) return [];
      return [{ answer: mistakeText(value, form), why: fill(why) }];
    }),
  };
}

/**
 * Checks whether a student might give an answer. A number that isn't positive or has more than two decimals isn't
 * plausible, and 1 doesn't agree with a plural unit.
 */
function isLikely(value: Value, form: AnswerForm): boolean {
  if (typeof value === 'string') return true;
  if (value === 1 && 'unit' in form) return false;
  const isShort = form.kind === 'rounded' || Math.abs(value * 100 - Math.round(value * 100)) < 1e-9;
  return Number.isFinite(value) && value > 0 && isShort;
}

function mistakeText(value: Value, form: AnswerForm): string {
  return form.kind === 'rounded' && typeof value === 'number'
    ? value.toFixed(form.decimals)
    : valueText(value);
}

/** Checks whether the answer is one of a unit in the plural: "1 days". */
function isOneOfMany({ answer, form }: Draft): boolean {
  return answer === '1' && 'unit' in form && form.unit !== '%';
}
