import { later } from '../../ui/later/later.js';
import { Waiting } from '../marketplace/loaded.js';
import type { Place } from '../marketplace/place.js';
import type { LessonPageProps } from './lesson-page.js';
import type { LockedProps } from './locked.js';
import type { ProblemSetProps } from './problem-set.js';
import type { SummaryPageProps } from './summary-page.js';

// A visit shows one of them.
const isOptional = false;

export const LessonPage = later<LessonPageProps>(async () => (await import('./lesson-page.js')).LessonPage, {
  isOptional,
  loading: <Waiting what="the lesson" />,
});
export const ProblemSet = later<ProblemSetProps>(async () => (await import('./problem-set.js')).ProblemSet, {
  isOptional,
  loading: <Waiting what="the problems" />,
});
export const SummaryPage = later<SummaryPageProps>(
  async () => (await import('./summary-page.js')).SummaryPage,
  { isOptional, loading: <Waiting what="the summary" /> },
);

const loadLocked = async () => (await import('./locked.js')).Locked;
export const Locked = later<LockedProps>(loadLocked, { isOptional });
export const LockedBelow = later<LockedProps>(loadLocked, { isSeen: 'near' });

/** Fetches the code of a place beside its pack; a failure is met where it is shown. */
export function loadPlace({ lesson, part }: Place): void {
  const shown = part === 'problems' ? ProblemSet : part === 'summary' ? SummaryPage : LessonPage;
  if (part ?? lesson) shown.load().catch(() => undefined);
}
