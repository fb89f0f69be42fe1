import { Article, Section } from '../../ui/article/article.js';
import { PlainPage } from '../plain-page.js';
import { page } from './page.js';

/** How the site works, in four steps. */
export function Component() {
  return (
    <PlainPage page={page} heading="How It Works">
      <Article>
        <Section title="1. Choose a tool">
          <p>
            Pick one of the tools: logarithms, time, percentages, age, loans, units and more. All of them are
            free.
          </p>
        </Section>
        <Section title="2. Input the problem">
          <p>
            Type your numbers as you would write them: 1,234.5 or 1.5e3. What you type is taken as exactly
            that decimal. Your inputs stay in the page’s address, so a bookmark or a link keeps the
            calculation.
          </p>
        </Section>
        <Section title="3. Get step-by-step solutions">
          <p>
            The answer comes with its working: the formula, your numbers in it, and each result on the way. An
            equals sign means equal; where a figure was rounded, you see ≈.
          </p>
        </Section>
        <Section title="4. Practice and improve">
          <p>
            Cover the solution, work it out on paper, and compare line by line. Change a number and try again.
          </p>
        </Section>
      </Article>
    </PlainPage>
  );
}
