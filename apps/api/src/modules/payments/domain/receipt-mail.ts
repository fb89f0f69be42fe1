import { dollarsText, isTier } from '@mathtools/contracts/pricing';
import {
  consumerRights,
  modelForm,
  packTerms,
  refundTerms,
  tierTerms,
  withdrawalInformation,
} from '@mathtools/contracts/purchase-terms';
import { type MailMessage, composeMail } from '../../../plugins/mail/mail-message.js';
import type { Order, OrderTax } from '../orders-repository.js';
import { countryName } from './country-name.js';
import type { ProductDescription, SellingDependencies } from './payment-dependencies.js';

/** The content of a receipt. */
export interface Receipt extends Pick<SellingDependencies, 'seller' | 'taxNote' | 'isTest'> {
  order: Pick<Order, 'id' | 'product' | 'amountCents' | 'consent' | 'tax'>;
  email: string;
  about: ProductDescription;
  paidAt: Date;
  expiresAt: Date | null;
  token: string;
  mailOrigin: string;
}

/** The first paragraph of every email to a buyer that names an amount, if nobody is charged. */
export const testNote = 'This is a test of the shop. Nobody is charged, and no money is transferred.';

/**
 * Returns the receipt that is sent after a payment. It confirms the contract on a durable medium, as EU law
 * requires. The email itself, not a link, states the product, the price, the terms, the right of withdrawal
 * with the model form, and what the buyer agreed to.
 */
export function receiptMail(receipt: Receipt): MailMessage {
  const { order, email, about, expiresAt, token, mailOrigin, seller, isTest } = receipt;
  const { title } = about;
  const until =
    expiresAt && `It lasts until ${expiresAt.toISOString().slice(0, 10)}, and nothing renews automatically.`;
  return composeMail({
    to: email,
    subject: `Your receipt for ${title}`,
    paragraphs: [
      ...(isTest ? [testNote] : []),
      `Thank you for buying ${title}. You paid $${dollarsText(order.amountCents)}. Order ${order.id}.`,
      ...(until ? [until] : []),
      'Your purchase is open in the browser you paid with. To open it in another browser, open the link at the end of this email in that browser. The link works once, within 24 hours. The code we showed you after you paid works until you get a new one. You can request a new code by email in the marketplace.',
      ...contractOf(receipt),
      ...(seller === undefined ? [] : [`Sold by ${seller}.`]),
    ],
    link: { label: `Open ${title} in this browser`, url: `${mailOrigin}/marketplace?restore=${token}` },
  });
}

function contractOf({ order, about, paidAt, mailOrigin, taxNote, seller = '' }: Receipt): string[] {
  const { id, product, amountCents, consent } = order;
  const tax = order.tax ? taxText(order.tax) : (taxNote ?? 'no tax was added');
  const [to = '', ...lines] = modelForm.lines;
  const agreed = consent && `You agreed at checkout, on ${timeText(consent.at)}: “${consent.text}”`;
  return [
    'YOUR CONTRACT. Please keep this email.',
    `What you bought: ${about.title}. ${about.contents}`,
    `Total price: $${dollarsText(amountCents)}, paid on ${timeText(paidAt.toISOString())}. Tax: ${tax}.`,
    `Terms: ${isTier(product) ? tierTerms : packTerms} ${consumerRights}`,
    `Guarantee: ${refundTerms}`,
    ...(agreed ? [agreed] : []),
    'YOUR RIGHT OF WITHDRAWAL',
    ...withdrawalInformation,
    `To withdraw online: ${mailOrigin}/terms?withdraw=${id}#withdraw-from-contract-here`,
    `Model form: ${modelForm.about}\n${[`${to} ${seller}`.trim(), ...lines].map((line) => `- ${line}`).join('\n')}`,
  ];
}

/** Formats a tax, such as `$2.39 is included (Germany)` or `none (Hong Kong)`. */
function taxText({ cents, country, postalCode }: OrderTax): string {
  const place = [countryName(country), postalCode].filter((part) => part !== null).join(', ');
  return `${cents > 0 ? `$${dollarsText(cents)} is included` : 'none'} (${place})`;
}

/** Formats a time, such as `2026-11-23 at 14:05:09 UTC`. */
export function timeText(time: string): string {
  return `${time.slice(0, 10)} at ${time.slice(11, 19)} UTC`;
}
