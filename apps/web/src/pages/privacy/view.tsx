import { Article, Section } from '../../ui/article/article.js';
import { PlainPage } from '../plain-page.js';
import { page } from './page.js';

/** The privacy policy. */
export function Component() {
  return (
    <PlainPage page={page} heading="Privacy Policy" intro="Last updated October 21, 2025">
      <Article>
        <Section title="Your calculations stay with you">
          <p>
            Every tool computes in your browser. What you type is never sent to us. It is kept in the address
            of the page, so that you can bookmark or share it; when such a link is opened, our server does not
            record that part of the address.
          </p>
        </Section>
        <Section title="What is stored">
          <p>
            Your choice of the light or dark theme is kept in your browser’s local storage. We set no cookies
            for using the tools and use no analytics or advertising.
          </p>
        </Section>
        <Section title="Deletion and age">
          <p>
            Data of a deleted account is removed within 30 days. The site is not meant for children under 13
            without their parents’ consent.
          </p>
        </Section>
      </Article>
    </PlainPage>
  );
}
