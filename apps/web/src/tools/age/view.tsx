import { age } from '@mathtools/math-core/age';
import { parseDate } from '@mathtools/math-core/date';
import { useLayoutEffect, useState } from 'react';
import { DateField } from '../../ui/field/date-field.js';
import { wideRow } from '../../ui/field/field.css.js';
import { Result } from '../../ui/result/result.js';
import { Segmented } from '../../ui/segmented/segmented.js';
import { Solution } from '../../ui/solution/solution.js';
import { ToolFrame } from '../../ui/tool-frame/tool-frame.js';
import { count } from '../../ui/result/count.js';
import { dateInWords, withDates } from './dates.js';
import { choiceField, useToolInputs } from '../tool-inputs.js';
import { Timeline } from './timeline.js';

// The example has its own date, so that the static page shows it.
const EXAMPLE = { birth: '2000-02-29', target: '2026-02-28', leap: 'march-1' };

const pad = (n: number, width: number): string => String(n).padStart(width, '0');

interface Now {
  readonly today: string;
  readonly time: { readonly hours: number; readonly minutes: number };
}

// "Today" follows the visitor's own clock and calendar.
function readClock(): Now {
  const now = new Date();
  return {
    today: `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1, 2)}-${pad(now.getDate(), 2)}`,
    time: { hours: now.getHours(), minutes: now.getMinutes() },
  };
}

/** Returns the current time, read after hydration and then every minute. */
function useNow(): Now | undefined {
  const [now, setNow] = useState<Now>();
  useLayoutEffect(() => {
    const read = (): void => {
      setNow(readClock());
    };
    read();
    const timer = setInterval(read, 60_000);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return now;
}

/** Renders the age calculator. */
export function Component() {
  const inputs = useToolInputs('age', { birth: '', target: '', leap: 'march-1' });
  const now = useNow();
  const { birth, leap } = inputs.values;
  // The date as shown in its field, or today, which is unknown until hydration.
  const target = parseDate(inputs.values.target).ok ? inputs.values.target : now?.today;
  const result =
    target === undefined
      ? undefined
      : age({
          birth,
          target,
          ...(target === now?.today && { time: now.time }),
          leapDayBirthday: leap === 'february-28' ? 'february-28' : 'march-1',
        });
  const shown = result?.ok ? result.value : undefined;
  const answer =
    shown && [count(shown.years, 'year'), count(shown.months, 'month'), count(shown.days, 'day')].join(', ');
  return (
    <ToolFrame
      inputs={
        <>
          <div className={wideRow}>
            <DateField
              label="Date of birth"
              hint="No later than “Age on”"
              {...choiceField(inputs, 'birth')}
            />
            <DateField label="Age on" hint="Leave empty for today" {...choiceField(inputs, 'target')} />
          </div>
          {birth.endsWith('-02-29') && (
            <Segmented
              legend="Birthday in common years"
              {...choiceField(inputs, 'leap')}
              options={[
                { value: 'march-1', label: 'March 1' },
                { value: 'february-28', label: 'February 28' },
              ]}
            />
          )}
        </>
      }
      result={<Result label="Age" answer={answer} />}
      details={
        shown && [
          ['Next birthday', `in ${count(shown.nextBirthday.days, 'day')}`],
          ['It falls on', `${shown.nextBirthday.weekday}, ${dateInWords(shown.nextBirthday.date)}`],
          ['Total days', String(shown.totalDays)],
          ['Total hours', String(shown.hours)],
          ['Total minutes', String(shown.minutes)],
        ]
      }
      solution={shown && <Solution steps={shown.steps.map(withDates)} />}
      picture={shown && <Timeline {...shown} />}
      tools={{
        inputs,
        answer,
        example: EXAMPLE,
        asked: `born on ${dateInWords(EXAMPLE.birth)}, on ${dateInWords(EXAMPLE.target)}`,
      }}
    />
  );
}
