import { button } from '../../ui/button/button.css.js';
import { ButtonLink } from '../../ui/button/button.js';
import { card, grid } from '../../ui/card/card.css.js';
import { stack } from '../page.css.js';
import { PlainPage } from '../plain-page.js';
import { page } from './page.js';
import { tiers } from './tiers.js';

/** The three tiers. */
export function Component() {
  return (
    <PlainPage page={page} heading="Pricing" intro="Every tool is free and unlimited, without an account.">
      <ul className={grid}>
        {tiers.map(({ name, price, description, link, action }) => (
          <li key={name} className={`${card} ${stack}`}>
            <h2>{name}</h2>
            <p>
              <strong>{price}</strong> per month
            </p>
            <p>{description}</p>
            {link.startsWith('/checkout') ? (
              // a full load: the checkout has a content security policy of its own
              <a className={button.secondary} href={link}>
                {action}
              </a>
            ) : (
              <ButtonLink kind="primary" to={link}>
                {action}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </PlainPage>
  );
}
