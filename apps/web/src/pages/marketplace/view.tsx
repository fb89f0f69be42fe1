import { Returned } from '../../features/purchase/returned.js';
import { note } from '../page.css.js';
import { PlainPage } from '../plain-page.js';
import { page } from './page.js';

/** The marketplace in its empty state. */
export function Component() {
  return (
    <PlainPage
      page={page}
      heading="Premium Learning Packs"
      intro="Lessons, worked examples and problem sets on one subject. One-time payment, no subscription."
    >
      <Returned />
      <section className={note} aria-labelledby="guarantee">
        <h2 id="guarantee">30-day money-back guarantee</h2>
        <p>Not what you needed? Write to us within 30 days and you get the whole price back.</p>
      </section>
      <p>No products available at this time.</p>
    </PlainPage>
  );
}
