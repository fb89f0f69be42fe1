import type { Fact } from '@mathtools/practice/record';
import { useState } from 'react';
import { dateOf, minutesOf, solvedByDate, timeText, ungradedText } from '../../../../features/record/days.js';
import { GOALS, readGoal, saveGoal } from '../../../../features/record/goal.js';
import { card } from '../../../../ui/card/card.css.js';
import { Segmented } from '../../../../ui/segmented/segmented.js';
import { Calendar } from './calendar.js';
import * as css from './progress.css.js';

/** Renders today's problems, the goal, the time spent, and the calendar of the last weeks. */
export function DayGoal({ facts }: { readonly facts: readonly Fact[] }) {
  const [goal, setGoal] = useState(readGoal);
  const [now] = useState(() => Date.now());
  const solved = solvedByDate(facts).get(dateOf(now)) ?? 0;
  const ungraded = ungradedText(facts);
  const choose = (value: string): void => {
    saveGoal(Number(value));
    setGoal(Number(value));
  };
  return (
    <section className={card} aria-labelledby="today">
      <div className={css.goal}>
        <div className={css.part}>
          <h3 id="today">Today</h3>
          <div>
            <p className={css.figure} translate="no">{`${solved} of ${goal}`}</p>
            <p key={solved >= goal ? 'reached' : 'open'}>
              {solved >= goal ? 'You’ve reached your goal for today.' : 'problems solved'}
            </p>
          </div>
          <Segmented
            legend="Daily goal"
            value={String(goal)}
            onChange={choose}
            options={GOALS.map((count) => ({ value: String(count), label: String(count) }))}
          />
          <p className={css.quiet}>{`Time spent on problems: ${timeText(minutesOf(facts))}`}</p>
          {ungraded !== undefined && (
            <p key={ungraded} className={css.quiet}>
              {ungraded}
            </p>
          )}
        </div>
        <Calendar facts={facts} now={now} goal={goal} />
      </div>
    </section>
  );
}
