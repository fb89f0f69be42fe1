import type { Fact } from '@mathtools/practice/record';
import { count } from '../../ui/result/count.js';

/** A day in the learner's time zone. */
export interface Day {
  /** The date, such as "2026-11-27". */
  readonly date: string;
  /** The number of problems solved on that day, on any try. */
  readonly solved: number;
}

const WEEK = 7;
const MINUTE = 60_000;
/** The longest time that counts for one problem, because anything longer was a break. */
const LONGEST = 10 * MINUTE;

/** Returns the date of a time in the learner's time zone. */
export function dateOf(at: number): string {
  const day = new Date(at);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** Returns the number of problems solved on each date. Each problem counts once a day. */
export function solvedByDate(facts: readonly Fact[]): ReadonlyMap<string, number> {
  const solved = new Map<string, Set<string>>();
  for (const fact of facts) {
    if (fact.kind !== 'answer' || fact.verdict !== 'correct') continue;
    const date = dateOf(fact.at);
    solved.set(date, (solved.get(date) ?? new Set()).add(fact.problem));
  }
  return new Map([...solved].map(([date, problems]) => [date, problems.size]));
}

/** Returns the last weeks up to today, each from Sunday to Saturday. Days after today are left out. */
export function weeksUntil(facts: readonly Fact[], now: number, weeks: number): readonly (readonly Day[])[] {
  const solved = solvedByDate(facts);
  const today = new Date(now);
  const [year, month] = [today.getFullYear(), today.getMonth()];
  const sunday = today.getDate() - today.getDay();
  return Array.from({ length: weeks }, (_, week) => {
    const first = sunday - (weeks - 1 - week) * WEEK;
    return Array.from({ length: WEEK }, (__, day) => new Date(year, month, first + day, 12).getTime())
      .map(dateOf)
      .filter((date) => date <= dateOf(now))
      .map((date) => ({ date, solved: solved.get(date) ?? 0 }));
  });
}

/** Returns the time spent on problems in whole minutes. Breaks of more than 10 minutes count as 10 minutes. */
export function minutesOf(facts: readonly Fact[]): number {
  const longest = new Map<string, number>();
  for (const fact of facts)
    if (fact.kind === 'answer')
      longest.set(
        fact.problem,
        Math.max(longest.get(fact.problem) ?? 0, Math.min(fact.milliseconds, LONGEST)),
      );
  const total = [...longest.values()].reduce((sum, time) => sum + time, 0);
  return Math.trunc(total / MINUTE);
}

/** Returns a sentence about the answers that the server couldn't grade, which don't count. Returns undefined if there are none. */
export function ungradedText(facts: readonly Fact[]): string | undefined {
  const ungraded = facts.filter((fact) => fact.kind === 'answer' && fact.verdict === 'ungraded').length;
  if (ungraded === 0) return undefined;
  return `${count(ungraded, 'answer')} couldn’t be graded and ${ungraded === 1 ? 'doesn’t' : 'don’t'} count.`;
}

/** Returns a number of minutes in words: "1 hour 20 minutes", or "under a minute". */
export function timeText(minutes: number): string {
  if (minutes === 0) return 'under a minute';
  const [hours, rest] = [Math.trunc(minutes / 60), minutes % 60];
  if (hours === 0) return count(rest, 'minute');
  return rest === 0 ? count(hours, 'hour') : `${count(hours, 'hour')} ${count(rest, 'minute')}`;
}
