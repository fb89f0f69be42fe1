import { Article, Section } from '../../ui/article/article.js';
import { PlainPage } from '../plain-page.js';
import { page } from './page.js';

/** About the site. */
export function Component() {
  return (
    <PlainPage page={page} heading="About MathTools" intro="Translating the hard into the clear.">
      <Article>
        <Section title="Our mission">
          <p>
            A calculator that only gives a number teaches nothing, and one that gives a wrong last digit
            teaches something false. MathTools shows the working of every answer and keeps every figure exact.
          </p>
        </Section>
        <Section title="What we hold to">
          <ul>
            <li>
              Exact: what you type is taken as exactly that decimal, and every figure is correctly rounded.
            </li>
            <li>Open: every tool shows its formula and steps.</li>
            <li>Free: the tools are unlimited and need no account.</li>
            <li>Private: calculations happen in your browser, and your inputs stay there.</li>
          </ul>
        </Section>
      </Article>
    </PlainPage>
  );
}
