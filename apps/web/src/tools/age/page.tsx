import { Example, Section } from '../../ui/article/article.js';
import { Formula } from '../../ui/article/formula.js';
import { FactTable } from '../../ui/table/table.js';
import { Sums } from '../../ui/math/sums.js';
import { ToolPage } from '../tool-page.js';
import { relatedTool } from '../tool-text.js';
import { tool } from './tool.js';
import { Component as View } from './view.js';

const CALENDAR = [
  ['A month', '28, 29, 30 or 31', '672 to 744', '40,320 to 44,640'],
  ['A common year', '365', '8,760', '525,600'],
  ['A leap year', '366', '8,784', '527,040'],
  ['Four years with one leap day', '1,461', '35,064', '2,103,840'],
];

const QUESTIONS = [
  {
    question: 'How is my age calculated?',
    answer:
      'Full years come first, then full months, then the remaining days. Counted forward from your date of birth, they end exactly on the target date.',
  },
  {
    question: 'Can I find my age on another date?',
    answer:
      'Yes. Enter that date in “Age on.” It can be in the past or in the future, but not before your date of birth. Leave it empty for today.',
  },
  {
    question: 'When is the birthday of someone born on February 29?',
    answer:
      'In a leap year, on February 29. In other years, the calculator uses March 1, and you can choose February 28 instead. Laws differ, so when it matters, check with the office you are dealing with.',
  },
  {
    question: 'Why are there hours and minutes if I don’t give a time of birth?',
    answer:
      'We count from midnight at the start of your date of birth. For today, we count up to the time on your device. For any other date, we count up to midnight at its start.',
  },
  {
    question: 'Does my time zone change the result?',
    answer:
      'No. Dates are calendar dates, so time zones don’t shift them. Only “today” depends on where you are, because it is the date on your device.',
  },
  {
    question: 'What does it show on my birthday?',
    answer:
      'It shows your new age in full years, with 0 months and 0 days. The next birthday is in 0 days, because it is today.',
  },
];

/** Renders the age calculator's page. */
export function Component() {
  return (
    <ToolPage
      tool={tool}
      intro="Find your exact age in years, months, days, hours and minutes, today or on any date, and the days until your next birthday."
      widget={<View />}
      questions={QUESTIONS}
      related={[relatedTool('time'), relatedTool('percentage')]}
      links={[
        { to: '/tools/unit-converter', label: 'Unit converter' },
        { to: '/tools', label: 'All math tools' },
      ]}
    >
      <Section title="What an exact age is">
        <p>
          An age is a distance on the calendar. Start at the date of birth and count as many full years as
          fit, then as many full months, then single days, until you reach the target date. Years and months
          vary in length, so we count on the calendar instead of using averages.
        </p>
      </Section>
      <Section title="The formula">
        <p>The numbers y, m and d are the age if they make this true:</p>
        <Formula
          of="target date"
          equals={[
            '+',
            'date of birth',
            ['unit', 'y', 'years'],
            ['unit', 'm', 'months'],
            ['unit', 'd', 'days'],
          ]}
        />
        <p>
          Here y and m are as large as possible without going past the target date, and m is at most 11. The
          totals are simpler:
        </p>
        <Formula of="total days" equals={['-', 'target date', 'date of birth']} />
        <Formula of="total hours" equals={['+', ['×', 'total days', '24'], 'hours since midnight']} />
        <Formula of="total minutes" equals={['+', ['×', 'total hours', '60'], 'minutes']} />
        <p>
          Hours and minutes start at midnight at the beginning of the date of birth. For today, they run up to
          the time on your device. For any other date, they stop at midnight at the beginning of that day.
        </p>
      </Section>
      <Section title="Worked examples">
        <Example title="Born May 14, 2010: the age on March 1, 2025">
          <p>
            14 years brings you to May 14, 2024, and a 15th would go past March 1, 2025. Another 9 months
            brings you to February 14, 2025. From there to March 1 is 15 days. The age is 14 years, 9 months,
            and 15 days.
          </p>
          <p>That is 5,405 days in total. The next birthday is May 14, 2025, in 74 days.</p>
        </Example>
        <Example title="Born January 31, 2023: the age on March 1, 2023">
          <p>
            February 2023 has no 31st, so the first month is complete on its last day, February 28. One more
            day leads to March 1: 0 years, 1 month, and 1 day, or 29 days in total.
          </p>
        </Example>
        <Example title="Born February 29, 2000: a leap-day birthday">
          <p>
            The year 2023 has no February 29. If the birthday counts as March 1, the age on February 28, 2023,
            is 22 years, 11 months, and 30 days, and the birthday is 1 day away. On March 1, 2023, the age is
            exactly 23 years.
          </p>
          <p>If you choose February 28 instead, the age on February 28, 2023, is exactly 23 years.</p>
        </Example>
      </Section>
      <Section title="Short months and leap days">
        <p>
          A month is complete when the same day of the month comes around again. If the month is too short for
          that, it is complete on its last day. In a common year, one month after January 31 is February 28;
          in a leap year, it is February 29.
        </p>
        <p>
          The one exception is a birth on February 29. In common years, that birthday falls on March 1 unless
          you choose February 28. The choice appears once you enter such a date, and it applies to both the
          age and the next birthday.
        </p>
        <FactTable
          caption="Days, hours and minutes in months and years"
          head={['Period', 'Days', 'Hours', 'Minutes']}
          rows={CALENDAR}
        />
        <p>
          A year is a leap year if it is divisible by 4. Years divisible by 100 are not leap years unless they
          are divisible by 400: 2000 was a leap year, but 1900 wasn’t.
        </p>
      </Section>
      <Section title="Common mistakes">
        <ul>
          <li>
            <Sums>
              Subtracting only the years. 2025 − 2010 = 15, but before May 14, 2025, the person in the first
              example is still 14.
            </Sums>
          </li>
          <li>
            Dividing days by 365. From May 14, 2010, to May 14, 2024, there are 5,114 days, not 14 × 365 =
            5,110, because there are four leap days in between.
          </li>
          <li>Treating every month as 30 days. Months have 28 to 31.</li>
          <li>Counting both ends. From Monday to Tuesday is 1 day, even though you name two days.</li>
        </ul>
      </Section>
      <Section title="Where exact ages matter">
        <ul>
          <li>
            School entry: a child born on September 2, 2020, is 4 years, 11 months, 30 days on September 1,
            2025, one day short of 5.
          </li>
          <li>Travel: your age on the day of travel decides whether child fares apply.</li>
          <li>
            Retirement: if you were born on March 31, 1960, you turn 67 on March 31, 2027, after 24,471 days.
          </li>
          <li>Sports: age groups go by the age on a fixed day, such as December 31.</li>
          <li>Health: a baby’s age is given in weeks or months, and so are vaccination dates.</li>
        </ul>
        <p>Some authorities count differently. If a deadline depends on it, check with them.</p>
      </Section>
      <Section title="How to use this tool">
        <ol>
          <li>Enter your date of birth.</li>
          <li>Leave “Age on” empty for today, or enter another date.</li>
          <li>
            Read your age, the next birthday with its day of the week, and the totals in days, hours and
            minutes. The steps show how they are calculated.
          </li>
        </ol>
        <p>
          Dates are calendar dates, so no time zone shifts them by a day. What you enter is kept in the page’s
          address, so a link that you share also shows your date of birth.
        </p>
      </Section>
    </ToolPage>
  );
}
