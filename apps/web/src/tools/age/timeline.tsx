import type { Age } from '@mathtools/math-core/age';
import { lazyPicture } from '../../ui/plot/lazy-picture.js';
import { Plot } from '../../ui/plot/plot.js';
import { count } from '../../ui/result/count.js';
import { dateInWords } from './dates.js';

const TimelinePicture = lazyPicture(() => import('./timeline-picture.js'));

/** Renders the years from birth to the next birthday. */
export function Timeline(age: Age) {
  return (
    <Plot
      title="Your life so far, in years"
      description={birthdayInWords(age)}
      viewBox={[320, 80]}
      hint="Point at the line to read your birthdays."
      values={() => birthdaysOf(age)}
    >
      <TimelinePicture {...age} />
    </Plot>
  );
}

function birthdayInWords({ years, nextBirthday: { age: turns, date, days: inDays } }: Age): string {
  return `Each part is one year of your life: ${count(years, 'full year')} so far. The dot marks birthday ${turns}, on ${dateInWords(date)}, in ${count(inDays, 'day')}.`;
}

function birthdaysOf({ nextBirthday: { age: turns, date } }: Age) {
  const born = Number(date.split('-')[0]) - turns;
  return {
    head: ['Birthday', 'Year'],
    set: (text: string) => text, // Years have no separators.
    rows: Array.from({ length: turns }, (_, index) => [String(index + 1), String(born + index + 1)]),
  };
}
