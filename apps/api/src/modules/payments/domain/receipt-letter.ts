import { dollarsText } from '@mathtools/contracts/pricing';
import { type Letter, letterOf } from '../../../plugins/mail/letter.js';
import type { Order } from '../orders-repository.js';

/** What a receipt says. */
export interface Receipt {
  order: Pick<Order, 'id' | 'amountCents'>;
  email: string;
  title: string;
  expiresAt: Date | null;
  code: string;
  token: string;
  mailOrigin: string;
}

/** Writes the letter that follows a payment. */
export function receiptLetter(receipt: Receipt): Letter {
  const { order, email, title, expiresAt, code, token, mailOrigin } = receipt;
  const until =
    expiresAt && `It lasts until ${expiresAt.toISOString().slice(0, 10)}; nothing renews by itself.`;
  return letterOf({
    to: email,
    subject: `Your receipt for ${title}`,
    paragraphs: [
      `Thank you for buying ${title}. You paid $${dollarsText(order.amountCents)}. Order ${order.id}.`,
      ...(until ? [until] : []),
      `It is open in the browser in which you paid. To open it in another one, enter the code ${code} in the marketplace, or follow the link below there; the link works once.`,
      'You can have your money back within 30 days: answer through our contact form with the order number.',
    ],
    link: { label: `Open ${title} in this browser`, url: `${mailOrigin}/marketplace?restore=${token}` },
  });
}
