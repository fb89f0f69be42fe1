import { Example, Section } from '../../ui/article/article.js';
import { Formula } from '../../ui/article/formula.js';
import { FactTable } from '../../ui/table/table.js';
import { Sums } from '../../ui/math/sums.js';
import { ToolPage } from '../tool-page.js';
import { MorePercentages } from './more-percentages.js';
import { PercentageCard } from './percentage-card.js';
import { tool } from './tool.js';

const FRACTIONS = [
  ['1%', '1/100', '0.01'],
  ['5%', '1/20', '0.05'],
  ['10%', '1/10', '0.1'],
  ['12.5%', '1/8', '0.125'],
  ['20%', '1/5', '0.2'],
  ['25%', '1/4', '0.25'],
  ['≈ 33.33%', '1/3', '≈ 0.3333'],
  ['50%', '1/2', '0.5'],
  ['75%', '3/4', '0.75'],
  ['100%', '1', '1'],
];

const QUESTIONS = [
  {
    question: 'What is 25 percent of 100?',
    answer: '25. Percent means “out of a hundred,” so 25% of 100 is 25 itself.',
  },
  {
    question: 'Can a percentage be more than 100, or negative?',
    answer:
      'Yes. 150% of 80 is 120, one and a half times the value. A negative percentage usually describes a decrease: −20% means 20% less.',
  },
  {
    question: 'What is the difference between percent and percentage points?',
    answer:
      'An interest rate that goes from 4% to 5% rises by 1 percentage point. As a change in the rate itself, that is 25 percent, because 1 is a quarter of 4.',
  },
  {
    question: 'How do I find the price without tax?',
    answer:
      'Divide by 100% plus the tax rate. With 20% tax included, 54.00 is 120% of the price without tax, so that price is 54 × 100 ÷ 120 = 45.00.',
  },
  {
    question: 'Is 8% of 25 the same as 25% of 8?',
    answer:
      'Yes, both are 2. You multiply the two numbers and divide by 100, and their order doesn’t matter. Use whichever is easier to do in your head.',
  },
  {
    question: 'How are results rounded?',
    answer:
      'To 2 decimal places. A value exactly halfway between is rounded away from zero: 7% of 24.50 is exactly 1.715, so you see 1.72.',
  },
];

/** Renders the percentage calculator's page. */
export function Component() {
  return (
    <ToolPage
      tool={tool}
      intro="Find a percentage of a number. Further down: what percent one number is of another, percent change, and finding the whole."
      widget={<PercentageCard />}
      more={<MorePercentages />}
      questions={QUESTIONS}
      related={[
        {
          to: '/discount-calculator',
          title: 'Discount Calculator',
          summary: 'Shows the price after a discount and how much you save.',
        },
        {
          to: '/tip-calculator',
          title: 'Tip Calculator',
          summary: 'Calculates the tip, the total and each person’s share.',
        },
      ]}
      links={[
        { to: '/tools/logarithm-simplifier', label: 'Logarithm solver' },
        { to: '/tools/unit-converter', label: 'Unit converter' },
        { to: '/tools', label: 'All math tools' },
      ]}
    >
      <Section title="What a percentage is">
        <p>
          Percent means “out of a hundred.” So 25% is 25 out of every 100, which is the fraction 25/100, or
          one quarter. A percentage is always a percentage of something, called the whole. Ask “percent of
          what?” before you calculate.
        </p>
        <Example title="25% of 80 = 20">
          <p>
            <Sums>80 × 25 = 2,000, and 2,000 ÷ 100 = 20. Or in your head: a quarter of 80 is 20.</Sums>
          </p>
        </Example>
      </Section>
      <Section title="The formulas">
        <p>A percentage of a value:</p>
        <Formula of="result" equals={['÷', ['()', ['×', 'value', 'percentage']], '100']} />
        <p>What percent a part is of a total:</p>
        <Formula of="percentage" equals={['×', ['/', 'part', 'total'], '100']} />
        <p>The change from an old value to a new one, in percent:</p>
        <Formula of="change" equals={['×', ['/', ['-', 'new', 'old'], '|old|'], '100']} />
        <p>Here |old| is the old value without its sign. So a drop from −10 to −20 is a change of −100%.</p>
        <p>The whole, when a part and its percentage are known:</p>
        <Formula of="whole" equals={['/', ['×', 'part', '100'], 'percentage']} />
      </Section>
      <Section title="Worked examples">
        <Example title="Sales tax: 20% on a price of 45.00">
          <Formula of={['÷', ['()', ['×', '45', '20']], '100']} equals="9.00" />
          <p>
            <Sums>The tax is 9.00, and you pay 45.00 + 9.00 = 54.00.</Sums>
          </p>
        </Example>
        <Example title="Exam score: 17 out of 23 points">
          <Formula of={['×', ['/', '17', '23'], ['%', '100']]} equals={['%', '73.91']} about />
          <p>For 34 out of 40 points, it is exactly 85.00%, so there is nothing to round.</p>
        </Example>
        <Example title="Change: from 80 to 100, and back">
          <Formula of={['×', ['/', ['-', '100', '80'], '80'], ['%', '100']]} equals={['%', '25.00']} />
          <Formula
            of={['×', ['/', ['-', '80', '100'], '100'], ['%', '100']]}
            equals={['neg', ['%', '20.00']]}
          />
          <p>The same 20 is 25% of 80, but only 20% of 100.</p>
        </Example>
        <Example title="Finding the whole: 9 is 15% of what number?">
          <Formula of={['/', ['×', '9', '100'], '15']} equals="60.00" />
        </Example>
        <Example title="Interest: 3.5% a year on $1,200.00">
          <Formula of={['÷', ['()', ['×', '1,200', '3.5']], '100']} equals="42.00" />
          <p>After one year, there is $1,242.00 in the account.</p>
        </Example>
      </Section>
      <Section title="Percentages worth memorizing">
        <FactTable
          caption="Percentages as fractions and decimals"
          head={['Percentage', 'Fraction', 'Decimal']}
          rows={FRACTIONS}
        />
        <p>
          <Sums>
            For 10%, move the decimal point one place to the left. Half of that is 5%, and twice that is 20%.
            For 15%, add 10% and 5%: for 60, that is 6 + 3 = 9.
          </Sums>
        </p>
      </Section>
      <Section title="Common mistakes">
        <ul>
          <li>
            Adding percentages of different wholes. 100 plus 50% is 150, and 150 minus 50% is 75, not 100.
          </li>
          <li>
            Removing tax with the rate that added it. 20% of 54.00 is 10.80, but the tax in 54.00 was 9.00.
          </li>
          <li>
            <Sums>
              Adding two discounts. 30% off, followed by 20% off the reduced price, leaves 0.7 × 0.8 = 56% of
              the original price. That is 44% off, not 50%.
            </Sums>
          </li>
          <li>Dividing a change by the new value. The old value is the whole.</li>
          <li>Saying percent instead of percentage points: from 4% to 5% is 1 point, but 25 percent.</li>
        </ul>
      </Section>
      <Section title="Where it is used">
        <ul>
          <li>School: exam scores, survey results, measurement errors.</li>
          <li>Shopping: discounts, VAT or sales tax, tips.</li>
          <li>Money: interest, pay raises, inflation.</li>
          <li>Science and food: concentrations, humidity, the fat in milk.</li>
        </ul>
      </Section>
      <Section title="How to use this tool">
        <ol>
          <li>Type the value and the percentage into the first card. Type 25 for 25%.</li>
          <li>Press Calculate. The result appears with the formula and your numbers in it.</li>
          <li>
            For the other questions, choose one under “More percentage questions.” There, the result and its
            steps update as you type.
          </li>
        </ol>
        <p>
          You can enter decimals such as 3.5 and use commas in large numbers, as in 1,234.5. Your numbers are
          kept in the page’s address, so you can bookmark a calculation or share it.
        </p>
      </Section>
    </ToolPage>
  );
}
