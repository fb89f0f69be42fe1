import { CardLinks } from '../../ui/card/card.js';
import { PlainPage } from '../plain-page.js';
import { page } from './page.js';

/** The practice center: no problems are published yet. */
export function Component() {
  return (
    <PlainPage
      page={page}
      heading="Practice Center"
      intro="Problems in algebra, logarithms and geometry, with hints and step-by-step solutions."
    >
      <p>No problems available for this category.</p>
      <p>
        Every tool shows its working, which makes a good exercise: cover the steps, do them on paper, compare.
      </p>
      <CardLinks
        level={2}
        links={[
          {
            to: '/tools/logarithm-simplifier?base=2&value=32',
            title: 'Logarithms',
            summary: 'Work out the logarithm of 32 to base 2, then check your steps.',
          },
          {
            to: '/tools/percentage-calculator?value=80&percentage=25',
            title: 'Percentages',
            summary: 'Find 25 percent of 80, then check your formula.',
          },
        ]}
      />
    </PlainPage>
  );
}
