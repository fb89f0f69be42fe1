import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fetchEarly } from '../../features/practice/early-problem.js';
import { useLearners } from '../../features/learners/use-learners.js';
import { ContinueLink } from '../../features/record/continue-link.js';
import { ButtonLink } from '../../ui/button/button.js';
import { page as frame } from '../../ui/card/card.css.js';
import { Head } from '../../ui/head/head.js';
import { mathFont } from '../../ui/math/math-font.js';
import { LearnerSwitch } from './learner-switch.js';
import { page } from './page.js';
import { isWorksheet, learnerPageIn, requestOf, skillIn } from './place.js';
import { Practice } from './practice.js';
import * as css from './view.css.js';

/** True if the visit starts on this page with a problem. False if another page preloads this module. */
const beginsHere =
  !import.meta.env.SSR &&
  location.pathname === page.path &&
  !isWorksheet(location.search) &&
  skillIn(location.search) === undefined &&
  learnerPageIn(location.search) === undefined;
// Fetches the problem and the math font before hydration.
if (beginsHere) {
  fetchEarly(requestOf(location.search));
  void mathFont();
}

/** Returns true on pages that don't show what to continue with themselves. */
const isOffered = (search: string): boolean =>
  !isWorksheet(search) && skillIn(search) !== '' && learnerPageIn(search) === undefined;

/** Renders the Practice Center. */
export function Component() {
  const { search } = useLocation();
  const { chosen } = useLearners();
  const [isMap, setIsMap] = useState(false);
  // The query is read after hydration.
  useLayoutEffect(() => {
    setIsMap(skillIn(search) === '');
  }, [search]);
  return (
    <div className={frame}>
      <Head {...page} />
      <div className={css.head}>
        <div className={css.who}>
          <h1 className={css.title} tabIndex={-1}>
            Practice Center
          </h1>
          <LearnerSwitch />
        </div>
        <div className={css.ways}>
          {isOffered(search) && <ContinueLink key={chosen.key} otherwise={null} isShort />}
          <span style={{ visibility: isMap ? 'hidden' : undefined }}>
            <ButtonLink kind="quiet" to="/practice?skill=">
              Choose a skill
            </ButtonLink>
          </span>
        </div>
      </div>
      <Practice />
    </div>
  );
}
