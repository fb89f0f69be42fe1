import { fetchEarly } from '../../features/practice/early-problem.js';
import { ButtonLink } from '../../ui/button/button.js';
import { page as frame } from '../../ui/card/card.css.js';
import { Head } from '../../ui/head/head.js';
import { mathFont } from '../../ui/math/math-font.js';
import { intro } from '../page.css.js';
import { page } from './page.js';
import { isWorksheet, requestOf, skillIn } from './place.js';
import { Practice } from './practice.js';
import * as css from './view.css.js';

/** True if the visit begins here, with a problem; the module may also be loaded ahead, on another page. */
const beginsHere =
  !import.meta.env.SSR &&
  location.pathname === page.path &&
  !isWorksheet(location.search) &&
  skillIn(location.search) === undefined;
// Requested before hydration: the problem, and the font of its formulas.
if (beginsHere) {
  fetchEarly(requestOf(location.search));
  void mathFont();
}

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
      <Practice />
    </div>
  );
}
