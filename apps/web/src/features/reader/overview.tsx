import type { PackContents } from '@mathtools/contracts/marketplace';
import { Actions, ButtonLink } from '../../ui/button/button.js';
import { linkTo } from '../marketplace/place.js';
import { Contents, ReadingProgress } from './contents.js';
import { Locked } from './locked.js';
import * as css from './reader.css.js';
import type { PackItem } from './pack-items.js';

interface OverviewProps {
  readonly pack: PackContents;
  readonly items: readonly PackItem[];
}

/** Renders the contents of a pack, with a button to start or continue or, if the pack is locked, its price. */
export function Overview({ pack, items }: OverviewProps) {
  return (
    <div className={css.columns}>
      <div className={css.beside}>
        {pack.open ? (
          <div className={css.panel}>
            <p>{pack.description}</p>
            <ReadingProgress of={pack} />
            <Begin items={items} />
          </div>
        ) : (
          <Locked pack={pack} />
        )}
      </div>
      <section aria-label="Contents">
        <Contents items={items} />
      </section>
    </div>
  );
}

function Begin({ items }: Pick<OverviewProps, 'items'>) {
  const lessons = items.filter(({ lesson }) => lesson);
  const unread = lessons.find(({ lesson }) => !lesson?.read);
  const next = unread ?? items[lessons.length];
  if (!next) return null;
  return (
    <Actions>
      <ButtonLink kind="primary" to={linkTo(next.place)}>
        {!unread ? 'Go to the problem set' : unread === lessons[0] ? 'Start reading' : 'Continue reading'}
      </ButtonLink>
    </Actions>
  );
}
