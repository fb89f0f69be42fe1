import { lazy } from 'react';
import { CATEGORIES, titleOf } from '../../features/practice/categories.js';
import type { Wish } from '../../features/practice/problem.js';
import { ProgressCard } from '../../features/progress/progress-card.js';
import { reloadIfReplaced } from '../../site/updates/version.js';
import { ButtonLink } from '../../ui/button/button.js';
import { card } from '../../ui/card/card.css.js';
import { Part } from '../../ui/part/part.js';
import { Tabs } from '../../ui/tabs/tabs.js';
import * as css from './practice-center.css.js';
import { Waiting } from './waiting.js';
import { usePractice } from './use-practice.js';

// What draws and judges a problem comes while the first problem does.
const desk = import('./desk.js').catch(reloadIfReplaced);
const Desk = lazy(async () => ({ default: (await desk).Desk }));

/** Problems by category, and beside them how far the visitor is. */
export function PracticeCenter({ start }: { readonly start: Wish | undefined }) {
  const practice = usePractice(start);
  return (
    <div className={css.columns}>
      <Tabs label="Categories" tabs={CATEGORIES} value={practice.category} onChange={practice.open}>
        {() => (
          <div className={css.desk}>
            {start ? (
              <Part loading={<Waiting />}>
                <Desk practice={practice} />
              </Part>
            ) : (
              <Waiting />
            )}
          </div>
        )}
      </Tabs>
      <aside className={css.side} aria-label="Progress and offers">
        <ProgressCard
          category={titleOf(practice.category)}
          progress={practice.progress}
          isUnknown={practice.isUnknown}
        />
        <section className={card} aria-labelledby="pro">
          <div className={css.promo}>
            <h2 id="pro" className={css.promoTitle}>
              Go further
            </h2>
            <p>Practice is free. A premium learning pack teaches a whole topic, lesson by lesson.</p>
            <ButtonLink to="/pricing">Upgrade to Pro</ButtonLink>
          </div>
        </section>
      </aside>
    </div>
  );
}
