import type { PackContents } from '@mathtools/contracts/marketplace';
import { packPages } from 'virtual:pack-pages';
import { withQuery } from '../../site/with-query.js';
import { Actions, ButtonLink } from '../../ui/button/button.js';
import { card } from '../../ui/card/card.css.js';
import { linkTo } from '../marketplace/place.js';
import { ProblemText } from '../practice/problem-text.js';
import { Contents, ReadingProgress } from './contents.js';
import { Locked } from './locked.js';
import { task } from './lesson-text.css.js';
import { LookInside } from './look-inside.js';
import * as css from './reader.css.js';
import type { PackItem } from './pack-items.js';

interface OverviewProps {
  readonly pack: PackContents;
  readonly items: readonly PackItem[];
}

/** Renders the page of a pack: its contents and, if it is open, a button to start or continue. A locked pack is described. */
export function Overview({ pack, items }: OverviewProps) {
  const page = packPages[pack.id];
  return (
    <>
      {!pack.open && page && <p className={css.outcome}>{page.outcome}</p>}
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
        <div className={css.stack}>
          {!pack.open && (
            <section className={css.section} aria-labelledby="inside">
              <h2 id="inside">Look inside</h2>
              <LookInside pack={pack} />
            </section>
          )}
          {!pack.open && page && (
            <section className={css.section} aria-labelledby="try">
              <h2 id="try">Try one of its problems</h2>
              <p>It’s free. You get hints, and after you answer, you see every step of the solution.</p>
              <div className={`${card} ${css.section}`}>
                <p className={task}>
                  <ProblemText text={page.question} />
                </p>
                <Actions>
                  <ButtonLink to={withQuery('/practice', { problem: page.problem })}>
                    Try a problem
                  </ButtonLink>
                </Actions>
              </div>
            </section>
          )}
          <section className={css.section} aria-labelledby="contents">
            <h2 id="contents">Contents</h2>
            <Contents items={items} lines={page?.lessons} />
          </section>
          {!pack.open && (
            <section className={css.section} aria-labelledby="checked">
              <h2 id="checked">Who checked it</h2>
              <p>
                A program computes the answer to every worked example a second time, without the author’s
                solution, and checks every line. It also checks every problem whose answer can be computed. If
                you still find a mistake, tell us, and we’ll fix it.
              </p>
            </section>
          )}
        </div>
      </div>
    </>
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
