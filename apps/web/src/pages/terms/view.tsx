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
  'The tools are free and unlimited, with no registration required.',
  'You pay once for what you buy. Nothing renews automatically.',
  'You get a 30-day refund guarantee, and 30 days’ notice of any price change.',
];

/** Scrolls to the section named in the hash after a link on this site is followed. The browser itself handles page loads and Back. */
function useNamedSection(): void {
  const { hash, key } = useLocation();
  const isFollowed = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (hash === '' || !isFollowed) return;
    // Waits until the layout has scrolled to the top.
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

/** Renders the terms of service. */
export function Component() {
  useNamedSection();
  return (
    <Policy page={page} heading="Terms of Service" summary={SUMMARY}>
      <Section title="Using the site">
        <p>
          Anyone may use the tools as often as they like, at home, in class or at work, and may use the
          results for any purpose. You may link to any page. Don’t try to break into the site, overload it or
          get around a payment.
        </p>
        <p>You must be at least 13 years old, or have a parent’s consent.</p>
      </Section>
      <Section title="Accuracy">
        <p>
          We make every effort to ensure that each result is exact or correctly rounded for the numbers you
          typed. A formula is still only a formula: a BMI isn’t medical advice, a loan payment isn’t an offer
          from a bank, and some authorities count age differently. Check a result before you base an important
          decision on it. If you find a mistake, <Link to="/contact">tell us</Link>.
        </p>
      </Section>
      <Section title="Premium packs">
        <p>{packTerms}</p>
      </Section>
      <Section title="Pro and Master">
        <p>{tierTerms}</p>
        <p>
          Prices are listed on <Link to="/pricing">the pricing page</Link>. It also mentions 10 practice
          problems per month and 24h priority support. Today, practice is unlimited for everyone, with or
          without a tier. Messages from Master members are marked as priority and answered first, within 24
          hours during our support hours, Monday to Friday. We answer everyone else too.
        </p>
      </Section>
      <Section title="Free trial">
        <p>
          Pro and Master have a 7-day free trial with no card required. There is one trial per person. It ends
          automatically, and you aren’t charged.
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
          Within 30 days of paying, you can withdraw here from any purchase. You don’t need a reason, and you
          get a confirmation right away.
        </p>
        <WithdrawalForm />
      </Section>
      <Section title="Your right of withdrawal">
        {withdrawalInformation.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          If this site sells anything, the seller is named at the bottom of every page and on the receipt.
        </p>
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
          Prices are in US dollars. We announce a price change 30 days before it takes effect. It never
          affects a purchase you’ve already made.
        </p>
      </Section>
      <Section title="Termination">
        <p>
          You can stop using the site at any time. If you ask us to delete your account, its data is removed
          within 30 days, and you lose any packs that belong to it. We may end the access of anyone who breaks
          these terms. In that case, we refund what they paid in the last 30 days.
        </p>
      </Section>
      <Section title="Liability">
        <p>
          We do our best to keep the site running, but we can’t promise that it will never fail. To the extent
          the law allows, our liability for damages is limited to the amount you paid us. {consumerRights}
        </p>
      </Section>
      <Section title="Changes to these terms">
        <p>
          When these terms change, we publish the new text and its date here, 30 days before it applies to
          anything you’ve already bought.
        </p>
      </Section>
    </Policy>
  );
}
