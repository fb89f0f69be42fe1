import type { PackContents } from '@mathtools/contracts/marketplace';
import { ContentsBeside, WayOn } from './contents.js';
import { LessonPage } from './lesson-page.js';
import { Locked } from './locked.js';
import { ProblemSet } from './problem-set.js';
import * as css from './reader.css.js';
import type { Stop } from './stops.js';
import { SummaryPage } from './summary-page.js';

interface StopPageProps {
  readonly pack: PackContents;
  readonly stops: readonly Stop[];
  readonly stop: Stop;
  /** Which of the problems the address names. */
  readonly problem: string | undefined;
}

/** What a pack has at a stop, and the contents beside it. */
export function StopPage({ pack, stops, stop, problem }: StopPageProps) {
  const { place, lesson, isOpen } = stop;
  const what = `${lesson ? 'This lesson' : 'This'} belongs to ${pack.title}, which is not open in this browser.`;
  const locked = <Locked pack={pack} what={what} />;
  return (
    <div className={css.columns}>
      <div className={css.stack}>
        {!isOpen ? (
          locked
        ) : lesson ? (
          <LessonPage key={lesson.id} pack={pack.id} of={lesson} locked={locked} />
        ) : place.part === 'problems' ? (
          <ProblemSet key={pack.id} pack={pack.id} named={problem} locked={locked} />
        ) : (
          <SummaryPage pack={pack.id} locked={locked} />
        )}
        {isOpen && !pack.open && <Locked pack={pack} what={`This was the free lesson of ${pack.title}.`} />}
        <WayOn stops={stops} current={stop} />
      </div>
      <ContentsBeside pack={pack} stops={stops} current={stop} />
    </div>
  );
}
