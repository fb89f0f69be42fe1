import { lazy } from 'react';
import { reloadIfReplaced } from '../../../site/updates/version.js';
import type { LearnerPage } from '../place.js';
import { ChoosePlacement } from './choose-placement.js';
import { PlacementSet } from './placement-set.js';
import { ReviewSet } from './review-set.js';

const progress = () => import('./progress/your-progress.js');

/** Loads the progress, so that it is available without a connection. */
export async function loadProgress(): Promise<void> {
  await progress();
}

const YourProgress = lazy(async () => {
  const module = await progress().catch(reloadIfReplaced);
  return { default: module.YourProgress };
});

const Report = lazy(async () => {
  const module = await import('./progress/report.js').catch(reloadIfReplaced);
  return { default: module.Report };
});

export interface LearnerProps {
  readonly page: LearnerPage;
  /** The key of the history entry and the learner, so that each visit has its own problems. */
  readonly visit: string;
}

/** Renders a review, a mixed set, a placement, the learner's progress, or its report. */
export function Learner({ page, visit }: LearnerProps) {
  if (page.kind === 'progress') return <YourProgress />;
  if (page.kind === 'report') return <Report />;
  if (page.kind !== 'placement') return <ReviewSet key={visit} kind={page.kind} visit={visit} />;
  return page.category === undefined ? (
    <ChoosePlacement />
  ) : (
    <PlacementSet key={visit} category={page.category} visit={visit} />
  );
}
