import { lazy } from 'react';
import { fetchEarly } from '../../features/practice/early-problem.js';
import { reloadIfReplaced } from '../../site/updates/version.js';
import { ButtonLink } from '../../ui/button/button.js';
import { page as frame } from '../../ui/card/card.css.js';
import { Head } from '../../ui/head/head.js';
import { AsyncBoundary } from '../../ui/async-boundary/async-boundary.js';
import { intro } from '../page.css.js';
import { page } from './page.js';
import { isWorksheet, requestOf, skillIn } from './place.js';
import * as css from './view.css.js';

// Requested in parallel: the first problem, and the code that shows and grades it.
if (!import.meta.env.SSR && !isWorksheet(location.search) && skillIn(location.search) === undefined)
  fetchEarly(requestOf(location.search));
// Requested at once, but rendered after the first paint; until then the prerendered markup stays.
const practice = import('./practice.js').catch(reloadIfReplaced);
const Practice = lazy(async () => ({ default: (await practice).Practice }));

/** The practice center. */
export function Component() {
  return (
    <div className={frame}>
      <Head {...page} />
      <div className={css.head}>
        <h1 tabIndex={-1}>Practice Center</h1>
        <p className={intro}>
          Every problem has hints and a step-by-step solution. Type your answer and press Enter: a right one
          adds to your streak. There is no time limit.
        </p>
        <div>
          <ButtonLink to="/practice?skill=">Choose a skill</ButtonLink>
        </div>
      </div>
      <AsyncBoundary>
        <Practice />
      </AsyncBoundary>
    </div>
  );
}
