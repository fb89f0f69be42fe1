import { Article, Section } from '../../ui/article/article.js';
import { PlainPage } from '../plain-page.js';
import { page } from './page.js';

/** The terms of service. */
export function Component() {
  return (
    <PlainPage page={page} heading="Terms of Service" intro="Last updated October 21, 2025">
      <Article>
        <Section title="Using the tools">
          <p>
            The tools are free, unlimited and need no registration. You must be at least 13 years old, or have
            your parents’ consent.
          </p>
        </Section>
        <Section title="Prices and refunds">
          <p>We announce price changes 30 days ahead. What you buy comes with a 30-day refund guarantee.</p>
        </Section>
        <Section title="Accounts">
          <p>When an account is deleted, its data is removed within 30 days.</p>
        </Section>
      </Article>
    </PlainPage>
  );
}
