import { CardLinks } from '../../ui/card/card.js';
import { PlainPage } from '../plain-page.js';
import { page } from './page.js';

/** The contact page. */
export function Component() {
  return (
    <PlainPage
      page={page}
      heading="Contact Us"
      intro="Support hours: Monday to Friday, 9:00 AM to 6:00 PM EST. We respond within 24 hours."
    >
      <CardLinks
        level={2}
        links={[
          { to: '/support', title: 'Support', summary: 'Where to find help with the tools.' },
          {
            to: '/how-it-works',
            title: 'How It Works',
            summary: 'From a problem to its worked solution in four steps.',
          },
          { to: '/pricing', title: 'Pricing', summary: 'What is free, and what Pro and Master add.' },
          { to: '/privacy', title: 'Privacy', summary: 'What we store about you, and what we don’t.' },
        ]}
      />
    </PlainPage>
  );
}
