import { dollarsText } from '@mathtools/contracts/pricing';
import { type MailMessage, composeMail } from '../../../plugins/mail/mail-message.js';
import type { Order } from '../orders-repository.js';

/** The content of a receipt. */
export interface Receipt {
  order: Pick<Order, 'id' | 'amountCents'>;
  email: string;
  title: string;
  expiresAt: Date | null;
  token: string;
  mailOrigin: string;
  /** Who sells; undefined: not configured. */
  seller: string | undefined;
}

/** The receipt that is sent after a payment. */
export function receiptMail(receipt: Receipt): MailMessage {
  const { order, email, title, expiresAt, token, mailOrigin, seller } = receipt;
  const until =
    expiresAt && `It lasts until ${expiresAt.toISOString().slice(0, 10)}; nothing renews by itself.`;
  return composeMail({
    to: email,
    subject: `Your receipt for ${title}`,
    paragraphs: [
      `Thank you for buying ${title}. You paid $${dollarsText(order.amountCents)}. Order ${order.id}.`,
      ...(until ? [until] : []),
      'It is open in the browser in which you paid. To open it in another one, follow the link below there: it works once, within 24 hours. The code that you saw after you paid works at any time; the marketplace mails you a new one when you ask for it.',
      'You can have your money back within 30 days: answer through our contact form with the order number.',
      ...(seller === undefined ? [] : [`Sold by ${seller}.`]),
    ],
    link: { label: `Open ${title} in this browser`, url: `${mailOrigin}/marketplace?restore=${token}` },
  });
}
