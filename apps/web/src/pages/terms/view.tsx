import {
  consumerRights,
  modelForm,
  packTerms,
  refundTerms,
  tierTerms,
  withdrawalInformation,
} from '@mathtools/contracts/purchase-terms';
import { useEffect } from 'react';
import { Link, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { WithdrawalForm } from '../../features/withdrawal/withdrawal-form.js';
import { Section } from '../../ui/article/article.js';
import { Policy } from '../policy.js';
import { page } from './page.js';

const SUMMARY = [
  'The tools are free, unlimited and need no registration.',
  'What you buy, you pay for once. Nothing renews by itself.',
  'You have a 30-day refund guarantee, and 30 days’ notice of a new price.',
];

/** Shows the section that a link of this site names; what was loaded or gone back to, the browser itself shows. */
function useNamedSection(): void {
  const { hash, key } = useLocation();
  const isFollowed = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (hash === '' || !isFollowed) return;
    // after the layout has gone to the top
    const frame = requestAnimationFrame(() => {
      const heading = document.getElementById(hash.slice(1));
      heading?.scrollIntoView();
      heading?.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [hash, key, isFollowed]);
}

/** The terms of service. */
export function Component() {
  useNamedSection();
  return (
    <Policy page={page} heading="Terms of Service" summary={SUMMARY}>
      <Section title="Using the site">
        <p>
          Anyone may use the tools, as often as they like, at home, in class and at work, and may use the
          results for anything. You may link to every page. Don’t try to break into the site, to overload it
          or to get around a payment.
        </p>
        <p>You must be at least 13 years old, or have a parent’s consent.</p>
      </Section>
      <Section title="What the results are worth">
        <p>
          We take care that every figure is exact or correctly rounded for the numbers that you typed. A
          formula is still only a formula: a BMI is no medical advice, a loan payment is no offer from a bank,
          and an authority may count an age by rules of its own. Check a figure before you decide something
          important by it. If you find a mistake, <Link to="/contact">tell us</Link>.
        </p>
      </Section>
      <Section title="Premium packs">
        <p>{packTerms}</p>
      </Section>
      <Section title="Pro and Master">
        <p>{tierTerms}</p>
        <p>
          You find the prices on <Link to="/pricing">the pricing page</Link>. It also names 10 practice
          problems per month and 24h priority support. Today, practice is unlimited for everyone, with a tier
          or without. Messages from Master members are marked and answered first, within 24 hours in our
          support hours, Monday to Friday; everyone else is answered too.
        </p>
      </Section>
      <Section title="Free trial">
        <p>
          Pro and Master have a 7-day free trial with no card required. Everyone has one trial. It ends by
          itself, and nothing is charged.
        </p>
      </Section>
      <Section title="Refunds">
        <p>{refundTerms}</p>
        <p>
          Write to us through <Link to="/contact">the contact form</Link>.
        </p>
      </Section>
      <Section title="Withdraw from contract here">
        <p>
          Within 30 days of paying, you can withdraw here from anything that you bought. You need no reason,
          and you get a confirmation at once.
        </p>
        <WithdrawalForm />
      </Section>
      <Section title="Your right of withdrawal">
        {withdrawalInformation.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>Where something is sold, the seller is named at the foot of every page and in the receipt.</p>
        <h3>Model form</h3>
        <p>{modelForm.about}</p>
        <ul>
          {modelForm.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Section>
      <Section title="Prices">
        <p>
          Prices are in US dollars. We announce a price change 30 days before it holds. It never changes what
          you have already paid for.
        </p>
      </Section>
      <Section title="Ending it">
        <p>
          You can stop at any time. When you ask us to delete your account, its data is removed within 30
          days; packs that belong to it are then lost. We may close the access of someone who breaks these
          terms, and then refund what was paid in the last 30 days.
        </p>
      </Section>
      <Section title="What we answer for">
        <p>
          We keep the site running as well as we can, but we can’t promise that it never fails. As far as the
          law allows, we answer for damage only up to what you paid us. {consumerRights}
        </p>
      </Section>
      <Section title="Changes to these terms">
        <p>
          When these terms change, the new text and its date stand here, 30 days before it holds for anything
          that you have bought.
        </p>
      </Section>
    </Policy>
  );
}
