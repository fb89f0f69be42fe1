import { packs } from 'virtual:topics';
import { tools } from '../../tools/index.js';
import type { Tool } from '../../tools/tool.js';
import { CATEGORIES } from '../practice/categories.js';
import { linkToSkill, SKILLS, UNITS } from '../practice/skills.js';
import { withQuery } from '../../site/with-query.js';
import { editsBetween } from './edits.js';
import { placeOf } from '../../tools/place-of.js';
import { MINOR_WORDS, PAGES, SKILL_WORDS, TOOL_WORDS } from './words.js';

/** A search result: a tool, a page, a skill to practice or a lesson. */
export interface Findable {
  readonly kind: 'tool' | 'page' | 'worksheet' | 'skill' | 'lesson';
  readonly title: string;
  readonly about: string;
  readonly to: string;
  readonly tool?: Tool;
  /** The id of a skill. */
  readonly skill?: string;
  /** The searchable words with their weights. */
  readonly weights: ReadonlyMap<string, number>;
}

/** Longer queries are truncated first. */
const LONGEST = 100;
const MOST_WORDS = 12;

const IDLE = new Set(
  'a an and are as at by calc calculate calculator can compute do does explain find for from get give help how i in is it learn me my need of on online or please show solve solver some the to tool use want what whats when where which who why with work you your'.split(
    ' ',
  ),
);

function wordsOf(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f'’]/g, '')
      .match(/[\p{L}\d²%]+/gu) ?? []
  ).map(stem);
}

/** Removes a plural ending from a word. */
function stem(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  return word
    .replace(/(?<=[sxz]|ch|sh)es$/, '')
    .replace(/(?<![su])s$/, '')
    .replace(/ie$/, 'y');
}

type Field = readonly [text: string, weight: number];

function findable(fields: readonly Field[], shown: Omit<Findable, 'weights'>): Findable {
  const weights = new Map<string, number>();
  for (const [text, weight] of fields)
    for (const word of wordsOf(text)) weights.set(word, Math.max(weight, weights.get(word) ?? 0));
  return { ...shown, weights };
}

/** Returns the titles of the skills in a category. */
function topicsOf(category: string): string {
  return SKILLS.filter(({ unit }) => unit.category === category)
    .map(({ title }) => title)
    .join(' ');
}

/** Returns the worksheet of a category, a unit or a skill. */
function worksheet(title: string, topics: readonly string[], words: string): Findable {
  return findable(
    [
      [`${title} worksheet`, 6],
      ['worksheet printable print sheet pdf homework exercise', 4.5],
      [words, 2],
    ],
    {
      kind: 'worksheet',
      title: `${title} worksheet`,
      about: 'Problems to print, with an answer key.',
      to: withQuery('/practice', { worksheet: topics.join(' ') }),
    },
  );
}

const ALL: readonly Findable[] = [
  ...tools.map((tool) =>
    findable(
      [
        [tool.title, 6],
        [[...(tool.page?.keywords ?? []), TOOL_WORDS[tool.id] ?? ''].join(' '), 4],
        [`${tool.summary} ${MINOR_WORDS[tool.id] ?? ''}`, 2],
      ],
      { kind: 'tool', title: tool.title, about: tool.summary, to: placeOf(tool), tool },
    ),
  ),
  ...PAGES.map(([to, title, about, words]) =>
    findable(
      [
        [title, 6],
        [words, 4.5],
        [about, 1],
      ],
      { kind: 'page', title, about, to },
    ),
  ),
  ...CATEGORIES.map(({ id, title }) => worksheet(title, [id], topicsOf(id))),
  ...UNITS.map(({ title, skills }) =>
    worksheet(
      title,
      skills.map(({ id }) => id),
      skills.map((skill) => skill.title).join(' '),
    ),
  ),
  ...SKILLS.filter(({ title, unit }) => title !== unit.title).map(({ id, title }) =>
    worksheet(title, [id], SKILL_WORDS[id] ?? ''),
  ),
  ...SKILLS.map(({ id, title, about, unit }) =>
    findable(
      [
        [title, 5.5],
        [`${SKILL_WORDS[id] ?? ''} ${unit.title} practice problem exercise skill ${unit.category}`, 3],
      ],
      { kind: 'skill', title, about: `Practice: ${about}`, to: linkToSkill(id), skill: id },
    ),
  ),
  ...packs.flatMap(([pack, packTitle, lessons]) => [
    findable(
      [
        [packTitle, 5],
        ['pack lesson course', 3],
      ],
      { kind: 'lesson', title: packTitle, about: 'A learning pack', to: `/marketplace?pack=${pack}` },
    ),
    ...lessons.map(([lesson, title]) =>
      findable(
        [
          [title, 5],
          [`${packTitle} ${lesson} lesson`, 3],
        ],
        {
          kind: 'lesson',
          title,
          about: `A lesson in ${packTitle}`,
          to: `/marketplace?pack=${pack}&lesson=${lesson}`,
        },
      ),
    ),
  ]),
];

/** Scores how well a typed word matches a word, from 0 to 1: an equal word, a prefix or a small typo. */
function fit(typed: string, word: string): number {
  if (typed === word) return 1;
  if (typed.length > 1 && word.startsWith(typed)) return typed.length > 2 ? 0.75 : 0.5;
  if (word.length > 3 && typed.startsWith(word)) return 0.6;
  if (typed.length < 5 || word.length < 4) return 0;
  const allowed = typed.length > 7 ? 2 : 1;
  if (Math.abs(typed.length - word.length) > allowed) return 0;
  const edits = editsBetween(typed, word);
  return edits <= allowed ? 0.65 - 0.1 * edits : 0;
}

export interface Found {
  /** The results that match every word, best first. */
  readonly all: readonly Findable[];
  /** The closest results, if nothing matches every word. */
  readonly near: readonly Findable[];
  /** The words that match nothing. */
  readonly unknown: readonly string[];
}

/** Words that indicate which kind is meant. */
const HINTS: Readonly<Record<Findable['kind'], RegExp>> = {
  tool: /\b(?:calc|calculators?|calculate|tools?|solvers?|converters?)\b/i,
  page: /\b(?:page)\b/i,
  worksheet: /\b(?:worksheets?|printable|print|pdf)\b/i,
  skill: /\b(?:practi[cs]e|exercises?|problems?|questions?|quiz|homework)\b/i,
  lesson: /\b(?:lessons?|learn|courses?|packs?|explain|explained|understand)\b/i,
};
const BEFORE_OTHERS: Readonly<Record<Findable['kind'], number>> = {
  tool: 1.8,
  page: 0.5,
  worksheet: 3, // only if the query asks for one
  skill: 0.25,
  lesson: 0,
};

/** Matches an amount at a rate over some time, of a loan or of savings: 20000 at 5% for 10 years. */
const AMOUNT_OVER_TIME =
  /^\D{0,3}\d[\d,.]*k?\s*(?:at|@|with|,)?\s*\d[\d.]*\s*%\D{1,12}\d+\s*(?:years?|yrs?|months?)\b/i;

/** Finds tools, pages, skills and lessons. Words may be incomplete, plural or misspelled. */
export function find(typed: string): Found {
  const words = wordsOf(typed.slice(0, LONGEST)).slice(0, MOST_WORDS);
  const telling = words.filter((word) => !IDLE.has(word));
  const named = (telling.length > 0 ? telling : words).filter(
    (word) => !/^(?:[\d.,]*\d%?|\p{L})$/u.test(word),
  );
  const isMoney = AMOUNT_OVER_TIME.test(typed.slice(0, LONGEST));
  // "solve for x" contains no other word to search for
  const terms = isMoney ? ['interest'] : named.length > 0 || !words.includes('solve') ? named : ['equation'];
  if (terms.length === 0) return { all: [], near: [], unknown: [] };
  const kinds = (Object.keys(HINTS) as Findable['kind'][]).filter(
    (kind) => HINTS[kind].test(typed.slice(0, LONGEST)) || (isMoney && kind === 'tool'),
  );
  const wanted = ALL.filter(({ kind }) => kind !== 'worksheet' || kinds.includes(kind));
  const scores = wanted.map((item) => ({ item, ...scoreOf(terms, item, kinds.includes(item.kind)) }));
  const unknown = terms
    .filter((_, place) => scores.every(({ fits }) => fits[place] === 0))
    .map((term) => asTyped(term, typed));
  const scored = scores.filter(({ share }) => share >= 0.5).sort((a, b) => b.score - a.score);
  const all = scored.filter(({ share }) => share === 1).map(({ item }) => item);
  return { all, near: all.length > 0 ? [] : scored.slice(0, 4).map(({ item }) => item), unknown };
}

/** Returns the typed word that a term was made from: handshakes for handshake. */
function asTyped(term: string, typed: string): string {
  return typed.split(/[^\p{L}\d]+/u).find((word) => word.toLowerCase().startsWith(term)) ?? term;
}

function scoreOf(terms: readonly string[], { title, kind, weights }: Findable, isMeant: boolean) {
  const fits = terms.map((typed) => {
    let best = 0;
    for (const [word, weight] of weights) best = Math.max(best, weight * fit(typed, word));
    return best;
  });
  const share = fits.filter((each) => each > 0).length / terms.length;
  const named = wordsOf(title).filter((word) => !IDLE.has(word));
  const inTitle =
    named.filter((word) => terms.some((typed) => fit(typed, word) > 0)).length / (named.length || 1);
  const mean = fits.reduce((sum, each) => sum + each, 0) / terms.length;
  return { fits, share, score: share * (mean + 2 * inTitle) + BEFORE_OTHERS[kind] + (isMeant ? 2 : 0) };
}
