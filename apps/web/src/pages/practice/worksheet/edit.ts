import { MOST_REPLACEMENTS, MOST_TOPICS, type Topic } from '@mathtools/practice/topics';
import { MOST_PROBLEMS, orderOf, problemsIn, type Settings, type Version } from './settings.js';

/** The number of problems of a skill that is added. */
const COUNT = 4;

/** A topic, and its place before the change. Undefined if it is new. */
interface Kept {
  readonly topic: Topic;
  readonly from: number | undefined;
}

/** Adds a skill or category at the end. Returns the same settings if there is no room for a problem of it. */
export function withTopic(settings: Settings, id: string): Settings {
  const count = Math.min(COUNT, MOST_PROBLEMS - problemsIn(settings.topics));
  if (count < 1 || settings.topics.length >= MOST_TOPICS) return settings;
  const kept = settings.topics.map((topic, from) => ({ topic, from }));
  return changed(settings, [...kept, { topic: { id, count, level: undefined }, from: undefined }]);
}

export function withoutTopic(settings: Settings, at: number): Settings {
  return changed(
    settings,
    settings.topics.map((topic, from) => ({ topic, from })).filter(({ from }) => from !== at),
  );
}

/** Changes the number or the difficulty of a topic's problems. */
export function withChangedTopic(settings: Settings, at: number, change: Partial<Topic>): Settings {
  return changed(
    settings,
    settings.topics.map((topic, from) => ({ topic: from === at ? { ...topic, ...change } : topic, from })),
  );
}

/** Returns settings with other topics. Problems that were moved or replaced stay that way. */
function changed(settings: Settings, next: readonly Kept[]): Settings {
  const topics = next.map(({ topic }) => topic);
  const [before, after] = [startsOf(settings.topics), startsOf(topics)];
  const renumbered = (number: number): readonly number[] => {
    const from = before.filter((start) => start < number).length - 1;
    const place = number - (before[from] ?? 0);
    const to = next.findIndex((kept) => kept.from === from);
    const count = topics[to]?.count ?? 0;
    return place <= count ? [(after[to] ?? 0) + place] : [];
  };
  const order = orderOf(settings).flatMap(renumbered);
  for (const number of orderOf({ topics, order: [] })) {
    if (order.includes(number)) continue;
    order.splice(after.includes(number - 1) ? order.length : order.indexOf(number - 1) + 1, 0, number);
  }
  const replacedIn = (version: Version) =>
    settings.replaced[version].flatMap((one) => renumbered(one.number).map((number) => ({ ...one, number })));
  return {
    ...settings,
    topics,
    order: shortened(order),
    replaced: { a: replacedIn('a'), b: replacedIn('b') },
  };
}

/** Returns the number before the first problem of each topic. */
function startsOf(topics: readonly Topic[]): readonly number[] {
  return topics.map((_, index) => problemsIn(topics.slice(0, index)));
}

function shortened(order: readonly number[]): readonly number[] {
  return order.every((number, index) => number === index + 1) ? [] : order;
}

/** Swaps a problem with the previous one (−1) or the next one (1) in every version. */
export function withMoved(settings: Settings, number: number, by: -1 | 1): Settings {
  const order = [...orderOf(settings)];
  const at = order.indexOf(number);
  const other = order[at + by];
  if (at < 0 || other === undefined) return settings;
  [order[at], order[at + by]] = [other, number];
  return { ...settings, order: shortened(order) };
}

/** Returns true if one more problem of a version can be replaced. */
export function canReplace({ replaced }: Settings, version: Version): boolean {
  return replaced[version].reduce((sum, { times }) => sum + times, 0) < MOST_REPLACEMENTS;
}

/** Replaces a problem of a version by another one of the same kind. */
export function withReplaced(settings: Settings, version: Version, number: number): Settings {
  if (!canReplace(settings, version)) return settings;
  const before = settings.replaced[version];
  const times = (before.find((one) => one.number === number)?.times ?? 0) + 1;
  const others = before.filter((one) => one.number !== number);
  const replaced = [...others, { number, times }].sort((a, b) => a.number - b.number);
  return { ...settings, replaced: { ...settings.replaced, [version]: replaced } };
}

/** Returns settings in which every problem is replaced. */
export function withSeed(settings: Settings, seed: number): Settings {
  return { ...settings, seed, replaced: { a: [], b: [] } };
}
