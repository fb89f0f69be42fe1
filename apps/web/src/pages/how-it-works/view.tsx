import { Article, Section } from '../../ui/article/article.js';
import { PlainPage } from '../plain-page.js';
import { page } from './page.js';

const STEPS = [
  {
    name: 'Choose a tool',
    text: 'Pick one of the tools: logarithms, time, percentages, age, loans, units and more. All of them are free.',
  },
  {
    name: 'Input the problem',
    text: 'Type your numbers as you would write them: 1,234.5 or 1.5e3. What you type is taken as exactly that decimal. Your inputs stay in the page’s address, so a bookmark or a link keeps the calculation.',
  },
  {
    name: 'Get step-by-step solutions',
    text: 'The answer comes with its working: the formula, your numbers in it, and each result on the way. An equals sign means equal; where a figure was rounded, you see ≈.',
  },
  {
    name: 'Practice and improve',
    text: 'Cover the solution, work it out on paper, and compare line by line. Change a number and try again.',
  },
];

const data = [
  {
    '@type': 'HowTo',
    name: 'How to solve a problem with MathTools',
    step: STEPS.map(({ name, text }, index) => ({ '@type': 'HowToStep', position: index + 1, name, text })),
  },
];

/** How the site works, in four steps. */
export function Component() {
  return (
    <PlainPage page={page} heading="How It Works" data={data}>
      <Article>
        {STEPS.map(({ name, text }, index) => (
          <Section key={name} title={`${String(index + 1)}. ${name}`}>
            <p>{text}</p>
          </Section>
        ))}
      </Article>
    </PlainPage>
  );
}
