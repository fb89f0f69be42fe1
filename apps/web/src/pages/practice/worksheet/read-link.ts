import { MOST_TOPICS, type Replaced, readReplaced, type Topic } from '@mathtools/practice/topics';
import { difficultyOf, titleOf } from '../../../features/practice/categories.js';
import {
  anySeed,
  COLUMNS,
  DEFAULTS,
  KEYS,
  levelsOf,
  LINES,
  LONGEST_HEADING,
  MOST_PROBLEMS,
  problemsIn,
  readCount,
  readSeed,
  type Settings,
  SPACES,
  topicTitle,
  VERSIONS,
} from './settings.js';

/** The default number of problems of a topic, for a single topic and for several. */
const [COUNT, COUNT_OF_MANY] = [10, 4];
/** The maximum number of unknown ids that are named, and the maximum number of characters of each. */
const [MOST_NAMED, LONGEST_NAME] = [5, 40];

/** A worksheet's settings in a link, and one sentence about each part of the link that can't be used. */
export interface Link {
  readonly settings: Settings;
  readonly faults: readonly string[];
  /** The problem that is shown on the whole screen, if any. */
  readonly shown: number | undefined;
}

/** Parses a link to a worksheet. Missing and invalid settings get their defaults, and the seed is random. */
export function readLink(search: string): Link {
  const query = new URLSearchParams(search);
  const { topics, faults } = topicsIn(query);
  const chosen = <const Id extends string>(name: string, ids: readonly [Id, ...Id[]]): Id =>
    ids.find((id) => id === query.get(name)) ?? ids[0];
  const count = problemsIn(topics);
  const order = orderIn(query.get('order'), count);
  const replaced = {
    a: replacedIn(query.get('replaced'), count),
    b: replacedIn(query.get('replaced-b'), count),
  };
  const isMisfit = order === undefined || replaced.a === undefined || replaced.b === undefined;
  return {
    settings: {
      ...DEFAULTS,
      topics,
      seed: readSeed(query.get('seed') ?? '') ?? anySeed(),
      versions: query.get('versions') === '2' ? VERSIONS : DEFAULTS.versions,
      key: chosen('key', KEYS),
      columns: chosen('columns', COLUMNS),
      space: chosen('space', SPACES),
      lines: chosen('lines', LINES),
      heading: (query.get('heading') ?? '').replaceAll(/\p{Cc}/gu, ' ').slice(0, LONGEST_HEADING),
      order: order ?? [],
      replaced: { a: replaced.a ?? [], b: replaced.b ?? [] },
    },
    faults: isMisfit
      ? [...faults, 'The order or the replaced problems in this link don’t fit the sheet. We ignored them.']
      : faults,
    shown: readCount(query.get('show') ?? ''),
  };
}

function topicsIn(query: URLSearchParams): Pick<Link, 'faults'> & Pick<Settings, 'topics'> {
  const parts = (query.get('worksheet') ?? '').split(/[\s,]+/).filter((part) => part !== '');
  const usual = { count: parts.length > 1 ? COUNT_OF_MANY : COUNT, query };
  const read = parts.map((part) => topicIn(part, usual));
  const unknown = read.flatMap((each) => ('unknown' in each ? [each.unknown] : []));
  const named = read.flatMap((each) => ('topic' in each ? [each.topic] : []));
  const topics = withinLimits(named);
  const faults = [
    ...(unknown.length > 0 ? [unknownText(unknown, topics.length > 0)] : []),
    ...read.flatMap((each) => ('topic' in each ? each.faults : [])),
  ];
  if (problemsIn(topics) < problemsIn(named))
    faults.push(
      `A worksheet can have at most ${MOST_PROBLEMS} problems from ${MOST_TOPICS} skills. The last ones in this link are left out.`,
    );
  const isLost = topics.length === 0 && unknown.length > 0;
  return { topics: isLost ? [{ id: 'algebra', count: COUNT, level: undefined }] : topics, faults };
}

/** Reads a topic with its number of problems and its difficulty, or else those of the query. */
function topicIn(
  part: string,
  { count, query }: { readonly count: number; readonly query: URLSearchParams },
): { readonly topic: Topic; readonly faults: readonly string[] } | { readonly unknown: string } {
  const [id = '', number, name] = part.split('.');
  const title = topicTitle(id);
  if (title === undefined) return { unknown: id };
  const text = number ?? query.get('problems') ?? '';
  const wanted = difficultyOf(name ?? (number === undefined ? query.get('difficulty') : null));
  const topic = { id, count: readCount(text) ?? count, level: wanted };
  if (!wanted || levelsOf(id).includes(wanted)) return { topic, faults: [] };
  const fault = `${title} has no ${titleOf(wanted).toLowerCase()} problems. The sheet uses all difficulties.`;
  return { topic: { ...topic, level: undefined }, faults: [fault] };
}

function withinLimits(named: readonly Topic[]): readonly Topic[] {
  const topics: Topic[] = [];
  for (const topic of named.slice(0, MOST_TOPICS)) {
    const count = Math.min(topic.count, MOST_PROBLEMS - problemsIn(topics));
    if (count > 0) topics.push({ ...topic, count });
  }
  return topics;
}

function unknownText(ids: readonly string[], isMore: boolean): string {
  const named = ids.slice(0, MOST_NAMED).map((id) => `“${id.slice(0, LONGEST_NAME)}”`);
  const others = ids.length - named.length;
  const list = others > 0 ? `${named.join(', ')} and ${others} more` : named.join(', ');
  const rest = isMore ? 'The rest of the sheet is below.' : 'The sheet below has algebra problems instead.';
  return `These skills from the link don’t exist: ${list}. ${rest}`;
}

/** Parses an order, such as 2.1.3. Returns undefined if it doesn't contain every number once. */
function orderIn(text: string | null, count: number): readonly number[] | undefined {
  if (text === null) return [];
  const order = text.split('.').map((part) => readCount(part) ?? 0);
  const isWhole =
    order.length === count && [...order].sort((a, b) => a - b).every((number, index) => number === index + 1);
  return isWhole ? order : undefined;
}

function replacedIn(text: string | null, count: number): readonly Replaced[] | undefined {
  if (text === null) return [];
  const replaced = readReplaced(text);
  return replaced?.every(({ number }) => number <= count) ? replaced : undefined;
}
