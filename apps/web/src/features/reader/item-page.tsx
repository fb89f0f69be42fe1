import type { PackContents } from '@mathtools/contracts/marketplace';
import { ContentsSidebar, Pager } from './contents.js';
import { LessonPage } from './lesson-page.js';
import { Locked } from './locked.js';
import { ProblemSet } from './problem-set.js';
import * as css from './reader.css.js';
import type { PackItem } from './pack-items.js';
import { SummaryPage } from './summary-page.js';

interface ItemPageProps {
  readonly pack: PackContents;
  readonly items: readonly PackItem[];
  readonly item: PackItem;
  /** The problem number in the address, from 1. */
  readonly problem: string | undefined;
}

/** Renders an item of a pack with the contents next to it. */
export function ItemPage({ pack, items, item, problem }: ItemPageProps) {
  const { place, lesson, isOpen } = item;
  const what = `${lesson ? 'This lesson' : 'This'} is part of ${pack.title}, which isn’t open in this browser.`;
  const locked = <Locked pack={pack} what={what} />;
  const foot = pack.open ? null : (
    <Locked pack={pack} what={`This was the free lesson of ${pack.title}.`} hasSample={false} />
  );
  return (
    <div className={css.columns}>
      <div className={css.stack}>
        {!isOpen ? (
          locked
        ) : lesson ? (
          <LessonPage key={lesson.id} pack={pack.id} of={lesson} locked={locked} foot={foot} />
        ) : place.part === 'problems' ? (
          <ProblemSet key={pack.id} pack={pack.id} named={problem} locked={locked} />
        ) : (
          <SummaryPage pack={pack.id} locked={locked} />
        )}
        <Pager items={items} current={item} />
      </div>
      <ContentsSidebar pack={pack} items={items} current={item} />
    </div>
  );
}
