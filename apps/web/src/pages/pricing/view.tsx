import { Link } from 'react-router-dom';
import { offersData } from '../../site/structured-data.js';
import { Accordion } from '../../ui/accordion/accordion.js';
import { Badge } from '../../ui/badge/badge.js';
import { button } from '../../ui/button/button.css.js';
import { faqData } from '../../ui/head/structured-data.js';
import { sections, stack, three } from '../page.css.js';
import { PlainPage } from '../plain-page.js';
import { Split } from '../sections.js';
import { page } from './page.js';
import { QUESTIONS } from './questions.js';
import { type PricingTier, pricingTiers } from './tiers.js';
import * as css from './view.css.js';

/** Renders the Pricing page: the three tiers and a FAQ. */
export function Component() {
  return (
    <PlainPage
      page={page}
      heading="Pricing"
      intro="Every tool is free and unlimited, with no account. Pro and Master unlock premium packs, and both have a 7-day free trial with no card required."
      data={[faqData(QUESTIONS), offersData(pricingTiers)]}
    >
      <div className={sections}>
        <div className={stack}>
          <ul className={three}>
            {pricingTiers.map((tier) => (
              <TierCard key={tier.name} tier={tier} />
            ))}
          </ul>
          <div className={three}>
            <p>
              Pro is worth it if you need one pack for a few weeks, because a month of Pro costs less than any
              pack. Master is worth it if you need several packs. A pack that you buy is yours to keep.
            </p>
            <p>
              With Pro or Master, you pay once for one month. Nothing renews automatically. Every purchase has
              a 30-day refund guarantee.
            </p>
            <p>
              “24h priority support” means that messages from Master members are marked as priority and
              answered first, within 24 hours during our support hours, Monday to Friday.
            </p>
          </div>
        </div>
        <Split title="Questions about pricing">
          <Accordion items={QUESTIONS} />
        </Split>
      </div>
    </PlainPage>
  );
}

function TierCard({ tier }: { readonly tier: PricingTier }) {
  const { name, price, description, features, popular } = tier;
  return (
    <li className={css.tier[popular ? 'popular' : 'plain']}>
      <div className={css.head}>
        <div className={css.title}>
          <h2>{name}</h2>
          {popular && <Badge>Most popular</Badge>}
        </div>
        <p className={css.price}>
          <span className={css.amount}>{price}</span> per month
        </p>
        <p>{description}</p>
      </div>
      <ul className={css.features}>
        {features.map(({ text, included }) => (
          <li key={text} className={css.feature} data-included={included}>
            <svg
              className={css.mark}
              viewBox="0 0 16 16"
              role="img"
              aria-label={included ? 'Included:' : 'Not included:'}
            >
              <path d={included ? 'M2 8.5l4 4 8-9' : 'M3 8h10'} />
            </svg>
            {text}
          </li>
        ))}
      </ul>
      <TierLink tier={tier} />
    </li>
  );
}

function TierLink({ tier: { link, action, popular } }: { readonly tier: PricingTier }) {
  const className = button[popular ? 'primary' : 'secondary'];
  // The checkout has its own content security policy, so it needs a full page load.
  return link.startsWith('/checkout') ? (
    <a className={className} href={link}>
      {action}
    </a>
  ) : (
    <Link className={className} to={link}>
      {action}
    </Link>
  );
}
