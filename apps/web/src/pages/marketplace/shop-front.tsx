import { Shop } from '../../features/marketplace/shop.js';
import { Returned } from '../../features/purchase/returned.js';
import { guarantee } from '../page.css.js';

/** What the marketplace shows where its address names no pack. */
export function ShopFront() {
  return (
    <>
      <Returned />
      <section className={guarantee} aria-labelledby="guarantee">
        <h2 id="guarantee">30-day money-back guarantee</h2>
        <p>Not what you needed? Write to us within 30 days and you get the whole price back.</p>
      </section>
      <Shop />
    </>
  );
}
