import type { PackContents } from '@mathtools/contracts/marketplace';
import { Actions, ButtonLink } from '../../ui/button/button.js';
import { linkTo } from '../marketplace/place.js';
import { Contents, ReadingProgress } from './contents.js';
import { Locked } from './locked.js';
import * as css from './reader.css.js';
import type { Stop } from './stops.js';

interface OverviewProps {
  readonly pack: PackContents;
  readonly stops: readonly Stop[];
}

/** The contents of a pack, and where to begin or go on; of one that is locked, what it costs. */
export function Overview({ pack, stops }: OverviewProps) {
  return (
    <div className={css.columns}>
      <div className={css.beside}>
        {pack.open ? (
          <div className={css.panel}>
            <p>{pack.description}</p>
            <ReadingProgress of={pack} />
            <Begin stops={stops} />
          </div>
        ) : (
          <Locked pack={pack} />
        )}
      </div>
      <section aria-label="Contents">
        <Contents stops={stops} />
      </section>
    </div>
  );
}

function Begin({ stops }: Pick<OverviewProps, 'stops'>) {
  const lessons = stops.filter(({ lesson }) => lesson);
  const unread = lessons.find(({ lesson }) => !lesson?.read);
  const next = unread ?? stops[lessons.length];
  if (!next) return null;
  return (
    <Actions>
      <ButtonLink kind="primary" to={linkTo(next.place)}>
        {!unread ? 'Go to the problem set' : unread === lessons[0] ? 'Start reading' : 'Go on reading'}
      </ButtonLink>
    </Actions>
  );
}
