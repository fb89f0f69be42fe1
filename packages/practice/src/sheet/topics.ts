import { DIFFICULTIES, type Difficulty } from '../problem.js';

/** A part of a worksheet: a number of problems of one skill or category, of one level or of any. */
export interface Topic {
  /** The id of a skill or a category. */
  readonly id: string;
  readonly count: number;
  readonly level?: Difficulty | undefined;
}

/** The maximum number of topics on a worksheet. */
export const MOST_TOPICS = 20;

/** The maximum number of replacements on a version of a worksheet. */
export const MOST_REPLACEMENTS = 200;

/** A problem that was replaced: its number in the usual order from 1, and how many times. */
export interface Replaced {
  readonly number: number;
  readonly times: number;
}

/**
 * Parses topics that are separated by spaces or commas. Returns undefined if one of them can't be read.
 * @example readTopics('slope.3.easy circle.2') // 0.id is "slope"
 */
export function readTopics(text: string): readonly Topic[] | undefined {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  const topics = parts.flatMap((part) => {
    const [, id, count, name] = /^([a-z-]{1,60})\.(\d{1,2})(?:\.([a-z]+))?$/.exec(part) ?? [];
    const level = DIFFICULTIES.find((one) => one === name);
    if (id === undefined || Number(count) < 1 || (name !== undefined && level === undefined)) return [];
    return [{ id, count: Number(count), level }];
  });
  return topics.length === parts.length && topics.length > 0 && topics.length <= MOST_TOPICS
    ? topics
    : undefined;
}

/**
 * Formats topics for a link.
 * @example topicsText([{ id: 'slope', count: 3, level: 'easy' }, { id: 'circle', count: 2 }]) // "slope.3.easy circle.2"
 */
export function topicsText(topics: readonly Topic[]): string {
  return topics.map(({ id, count, level }) => [id, count, level ?? []].flat().join('.')).join(' ');
}

/**
 * Parses the replaced problems of a link. Returns undefined if one of them can't be read, or if there are too many.
 * @example readReplaced('3.7x2') // 1.times is 2
 */
export function readReplaced(text: string): readonly Replaced[] | undefined {
  const found = text.split('.').flatMap((part) => {
    const [, number, times = '1'] = /^([1-9]\d?)(?:x([1-9]\d?))?$/.exec(part) ?? [];
    return number === undefined ? [] : [{ number: Number(number), times: Number(times) }];
  });
  const total = found.reduce((sum, { times }) => sum + times, 0);
  return found.length === text.split('.').length && total <= MOST_REPLACEMENTS ? found : undefined;
}

/**
 * Formats replaced problems for a link.
 * @example replacedText([{ number: 3, times: 1 }, { number: 7, times: 2 }]) // "3.7x2"
 */
export function replacedText(replaced: readonly Replaced[]): string {
  return replaced.map(({ number, times }) => (times === 1 ? `${number}` : `${number}x${times}`)).join('.');
}
