import { Link } from 'react-router-dom';
import { site } from '../../site/site.js';
import { howToData } from '../../site/structured-data.js';
import { tools } from '../../tools/index.js';
import { Actions, ButtonLink } from '../../ui/button/button.js';
import { card } from '../../ui/card/card.css.js';
import * as field from '../../ui/field/field.css.js';
import { Figure } from '../../ui/figure/figure.js';
import { Equation } from '../equation.js';
import * as css from '../page.css.js';
import { PlainPage } from '../plain-page.js';
import { Figures, NumberedSteps, type NumberedStep } from '../sections.js';
import { WorkLines, type WorkLine } from '../work-lines.js';
import { page } from './page.js';
import * as look from './view.css.js';

/** Someone's work on a practice problem. */
const WORK: readonly WorkLine[] = [
  { left: ['+', ['×', '2', 'x'], '3'], right: '11' },
  { left: ['×', '2', 'x'], right: '8', isRight: true },
  { left: 'x', right: '4', isRight: true },
];

const STEPS: readonly NumberedStep[] = [
  {
    name: 'Choose a tool',
    text: 'Pick the one that fits your problem. All of them are free, and none require registration.',
    shown: <ToolNames />,
  },
  {
    name: 'Input the problem',
    text: 'Type your numbers the way you would write them: 1,234.5 or 1.5e3. Every number is read as exactly the decimal you typed. Your inputs are part of the page’s address, so a bookmark or a link saves the calculation.',
    shown: (
      <div className={card}>
        <p className={field.label}>Type a problem</p>
        <p className={look.typed} translate="no">
          log base 2 of 32
        </p>
        <Equation left={['log', '2', '32']} right={['?']} />
      </div>
    ),
  },
  {
    name: 'Get step-by-step solutions',
    text: 'The answer comes with the work: the formula, your numbers plugged in, and each result along the way. In the steps, ≈ marks a rounded number.',
    shown: (
      <div className={card}>
        <Equation left={['log', '2', '32']} right={['/', ['ln', '32'], ['ln', '2']]} />
        <Equation left={['/', ['ln', '32'], ['ln', '2']]} right={['÷', '3.4657', '0.6931']} relation="≈" />
        <Equation left={['log', '2', '32']} right="5.0000" />
      </div>
    ),
  },
  {
    name: 'Practice and improve',
    text: 'Cover the solution, work it out on paper, and compare line by line. Then change a number and try again, or go to the practice center, which gives you a new problem every time, with hints.',
    shown: (
      <div className={card}>
        <WorkLines of={WORK} />
        <p className={look.more}>
          <Link to="/practice">Go to the practice center</Link>
        </p>
      </div>
    ),
  },
];

const data = [
  howToData({
    name: 'How to solve a math problem with MathTools',
    description: 'From a problem to its worked solution in four steps.',
    steps: STEPS.map(({ name, text }) => ({ name, text })),
  }),
];

/** Renders the page that explains the site in four steps. */
export function Component() {
  return (
    <PlainPage
      page={page}
      heading="How It Works"
      intro="From a problem to its worked solution in four steps."
      data={data}
    >
      <div className={css.sections}>
        <NumberedSteps steps={STEPS} level={2} />
        <div className={css.stack}>
          <Figures
            items={[
              ['100%', 'accurate: exact, or correctly rounded'],
              [site.students.short, 'students helped'],
              [site.availability, 'available'],
            ]}
          />
          <Actions>
            <ButtonLink kind="primary" to="/tools">
              Choose a tool
            </ButtonLink>
          </Actions>
        </div>
      </div>
    </PlainPage>
  );
}

function ToolNames() {
  return (
    <div>
      <ul className={look.tools}>
        {tools
          .flatMap(({ id, title, page: own }) => (own ? [{ id, title, to: own.path }] : []))
          .map(({ id, title, to }) => (
            <li key={to}>
              <Figure id={id} />
              <Link to={to}>{title}</Link>
            </li>
          ))}
      </ul>
      <p className={look.more}>
        <Link to="/tools">All {tools.length} tools</Link>
      </p>
    </div>
  );
}
