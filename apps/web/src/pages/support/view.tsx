import { CardLinks } from '../../ui/card/card.js';
import { PlainPage } from '../plain-page.js';
import { page } from './page.js';

/** The help page. */
export function Component() {
  return (
    <PlainPage page={page} heading="Support" intro="Where to find help with the tools.">
      <CardLinks
        level={2}
        links={[
          { to: '/contact', title: 'Email support', summary: 'When and how we can be reached.' },
          {
            to: '/how-it-works',
            title: 'Documentation',
            summary: 'How the tools work and how to read their steps.',
          },
          { to: '#', title: 'Community', summary: 'Coming soon' },
        ]}
      />
    </PlainPage>
  );
}
