import { Example, Section } from '../../ui/article/article.js';
import { Formula } from '../../ui/article/formula.js';
import { FactTable } from '../../ui/table/table.js';
import { Sums } from '../../ui/math/sums.js';
import { ToolPage } from '../tool-page.js';
import { relatedTool } from '../tool-text.js';
import { tool } from './tool.js';
import { Component as View } from './view.js';

const UNITS = [
  ['1 minute', '60', '60 seconds'],
  ['1 hour', '3,600', '60 minutes'],
  ['1 day', '86,400', '24 hours'],
  ['1 week', '604,800', '7 days = 168 hours'],
];

const DECIMALS = [
  ['0.1 h', '6 min'],
  ['0.25 h', '15 min'],
  ['0.5 h', '30 min'],
  ['0.75 h', '45 min'],
  ['1.2 h', '1 h 12 min'],
  ['7.6 h', '7 h 36 min'],
];

const QUESTIONS = [
  { question: 'How many hours are in a week?', answer: '168: seven days of 24 hours each.' },
  {
    question: 'How do I convert hours to minutes?',
    answer: 'Multiply by 60. So 3 hours is 180 minutes, and 1.5 hours is 90 minutes.',
  },
  {
    question: 'Can I enter more than 59 minutes?',
    answer:
      'Yes. Enter 142 minutes, and the calculator turns it into 2 hours and 22 minutes. The same goes for more than 23 hours or 59 seconds.',
  },
  {
    question: 'What does a negative result mean?',
    answer:
      'The second period is longer than the first. The minus sign applies to the whole result: −1 day, 6 hours means that you are 30 hours short.',
  },
  {
    question: 'Can I add more than two periods?',
    answer: 'Yes. Add the first two, enter the result as the first period, and add the next one.',
  },
  {
    question: 'Does a day always have 24 hours here?',
    answer:
      'Yes, 86,400 seconds. The calculator works with lengths of time, so daylight saving time and leap seconds don’t matter.',
  },
];

/** Renders the time calculator's page. */
export function Component() {
  return (
    <ToolPage
      tool={tool}
      intro="Add or subtract days, hours, minutes and seconds, with every step shown."
      widget={<View />}
      questions={QUESTIONS}
      related={[relatedTool('unit'), relatedTool('age')]}
      links={[
        { to: '/tools/logarithm-simplifier', label: 'Logarithm solver' },
        { to: '/tools', label: 'All math tools' },
      ]}
    >
      <Section title="Why time is harder to add">
        <p>
          Ordinary numbers carry to the next column at ten. When you add times, you carry at 60 seconds, 60
          minutes and 24 hours. So 45 minutes plus 30 minutes is 75 minutes, which is 1 hour and 15 minutes.
        </p>
        <FactTable caption="Units of time in seconds" head={['Unit', 'Seconds', 'Equals']} rows={UNITS} />
      </Section>
      <Section title="The formula">
        <p>
          A reliable method is to do everything in seconds. Convert each period to seconds, add or subtract,
          and split the total back into units.
        </p>
        <Formula
          of="total seconds"
          equals={['+', ['×', 'days', '86,400'], ['×', 'hours', '3,600'], ['×', 'minutes', '60'], 'seconds']}
        />
        <p>
          To split a total, take out as many whole days as fit, then whole hours from the rest, then whole
          minutes. The remainder is the seconds. The calculator shows these steps.
        </p>
      </Section>
      <Section title="Worked examples">
        <Example title="Adding: 2 h 45 min + 1 h 30 min">
          <p>In seconds:</p>
          <Formula of={['+', '9,900', '5,400']} equals="15,300" />
          <p>
            <Sums>
              15,300 = 4 × 3,600 + 900, and 900 = 15 × 60. The sum is 4 hours 15 minutes. With carrying: 45 +
              30 = 75 minutes; write 15, carry 1 hour; 2 + 1 + 1 = 4 hours.
            </Sums>
          </p>
        </Example>
        <Example title="Subtracting: 2 h 10 min − 1 h 25 min 40 s">
          <p>
            A movie runs 2 hours 10 minutes, and you’ve watched 1 hour 25 minutes 40 seconds of it. This is
            what is left:
          </p>
          <Formula of={['-', '7,800', '5,140']} equals="2,660" />
          <p>
            <Sums>
              2,660 = 44 × 60 + 20, so 44 minutes 20 seconds are left. With borrowing: rewrite 2&nbsp;h
              10&nbsp;min 0&nbsp;s as 1&nbsp;h 69&nbsp;min 60&nbsp;s. Then 60 − 40 = 20 seconds, 69 − 25 = 44
              minutes, 1 − 1 = 0 hours.
            </Sums>
          </p>
        </Example>
        <Example title="A negative difference: 130 h − 160 h">
          <p>You worked 130 hours, and your contract says 160:</p>
          <Formula of={['-', '468,000', '576,000']} equals="-108,000" />
          <p>
            The calculator shows −1 day, 6 hours, 0 minutes, 0 seconds. There is one minus sign, and it
            applies to the whole result: −(1 day + 6 hours) is −30 hours.
          </p>
        </Example>
        <Example title="From 22:30 to 01:15 the next morning">
          <p>
            Write 01:15 on the next day as 1 day 1 hour 15 minutes, and subtract 22 hours 30 minutes. The
            answer is 2 hours 45 minutes.
          </p>
        </Example>
      </Section>
      <Section title="Carrying and borrowing">
        <p>
          Carrying: when seconds or minutes reach 60, subtract 60 and add 1 to the next larger unit. When
          hours reach 24, subtract 24 and add 1 day.
        </p>
        <p>
          Borrowing is the reverse: if there isn’t enough to subtract from, take 1 from the next larger unit
          and add 60 seconds, 60 minutes or 24 hours. If that unit is 0, first borrow from the next larger
          unit.
        </p>
      </Section>
      <Section title="Decimal hours">
        <p>
          <Sums>
            Timesheets often use decimal hours. Multiply the part after the decimal point by 60 to get
            minutes: 7.6 hours is 7 hours and 0.6 × 60 = 36 minutes.
          </Sums>
        </p>
        <FactTable
          caption="Decimal hours in hours and minutes"
          head={['Decimal', 'Hours and minutes']}
          rows={DECIMALS}
        />
      </Section>
      <Section title="Common mistakes">
        <ul>
          <li>
            Reading 7.30 hours as 7&nbsp;h 30&nbsp;min. 7&nbsp;h 30&nbsp;min is 7.5 hours; 7.30 hours is
            7&nbsp;h 18&nbsp;min.
          </li>
          <li>
            Carrying at 100. 1&nbsp;h 45&nbsp;min + 1&nbsp;h 30&nbsp;min is 3&nbsp;h 15&nbsp;min, even though
            1.45 + 1.30 is 2.75.
          </li>
          <li>Borrowing 10 or 100 instead of 60.</li>
          <li>
            Typing decimals into a field. Each field takes only whole numbers, so 1.5 is read as 1. Type 1
            hour and 30 minutes instead.
          </li>
        </ul>
      </Section>
      <Section title="Where it is used">
        <ul>
          <li>
            Timesheets: add two shifts, or compare the hours you worked with the hours in your contract.
          </li>
          <li>Movies and music: a 142-minute movie runs 2 hours 22 minutes.</li>
          <li>Sports: subtract two finishing times to get the gap between two runners.</li>
          <li>Travel and cooking: flight plus stopover, baking time plus cooling time.</li>
        </ul>
      </Section>
      <Section title="How to use this tool">
        <ol>
          <li>Fill in the first period. A blank field counts as 0.</li>
          <li>Choose Add or Subtract, and fill in the second period.</li>
          <li>Read the result, which updates as you type. The total in seconds is below it.</li>
        </ol>
        <p>Both periods are kept in the page’s address, so you can bookmark the calculation or share it.</p>
      </Section>
    </ToolPage>
  );
}
