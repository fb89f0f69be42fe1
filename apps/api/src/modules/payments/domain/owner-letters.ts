import { dollarsText } from '@mathtools/contracts/pricing';
import { dayMs } from '../../../durations.js';
import { grantsAccess } from './order-state.js';
import type { Order } from '../orders-repository.js';
import type { PaymentReport } from '../provider/payment-provider.js';
import { countryName } from './country-name.js';
import type { OwnerLetter } from './payment-dependencies.js';
import { timeText } from './receipt-mail.js';

/** What was received, and what became of it. */
export interface Received {
  /** The provider's id of the event. */
  event: string;
  order: Order | undefined;
  report: PaymentReport;
  outcome: 'applied' | 'foreign' | 'quarantined';
  /** Why it was quarantined. */
  reason: string | null;
  /** Whether the provider computes the tax in the prices. */
  computesTax: boolean;
}

/** Returns the letter to the owner about an event; undefined if there is nothing to do about it. */
export function ownerLetter(received: Received): OwnerLetter | undefined {
  const { event, order, report, outcome, reason, computesTax } = received;
  if (reason !== null)
    return {
      subject: 'A payment does not match its order',
      paragraphs: [
        `Nothing was granted or taken for the message ${event}: ${reason}.`,
        `Look the payment ${report.intent ?? '(not named)'} up at the provider and refund it there if it was really made. Then: npm run admin -- resolve ${event}`,
      ],
    };
  const what =
    outcome === 'applied' && order
      ? (matterOf(order, report) ?? taxMatterOf(order, report, computesTax))
      : undefined;
  if (!order || !what) return undefined;
  return { subject: `${what.subject}: order ${order.id}`, paragraphs: [what.text, factsOf(order)] };
}

/** The letter to the owner about a payment whose buyer can't be found: the browser was forgotten, and there is no address. */
export function lostLetter(order: Order): OwnerLetter {
  const text = `The buyer’s browser was forgotten before the payment came, and there is no address. Nobody can open the purchase: refund it (npm run admin -- refund ${order.id}) unless the buyer writes.`;
  return { subject: `A purchase has no buyer: order ${order.id}`, paragraphs: [text, factsOf(order)] };
}

/** The letter to the owner about a payment without what EU law asks for before it. */
export function unagreedLetter(order: Order): OwnerLetter {
  const text =
    'This payment was made without an address for the receipt or without the agreement to immediate delivery: past our page, or from one that was loaded before. The purchase is open. Keep its right of withdrawal in mind, and write to the buyer if there is an address.';
  return { subject: `A purchase without agreement: order ${order.id}`, paragraphs: [text, factsOf(order)] };
}

/** Who withdrew, and when. */
interface Withdrawn {
  name: string;
  email: string;
  receivedAt: string;
}

const withdrawalDays = 14;

/** The letter to the owner about a buyer's withdrawal. */
export function withdrawalLetter(order: Order, { name, email, receivedAt }: Withdrawn): OwnerLetter {
  const text = `${name} <${email}> withdrew from this order on ${timeText(receivedAt)}, and has a confirmation. Return the money within ${withdrawalDays} days: npm run admin -- refund ${order.id}. If you return it in another way: npm run admin -- resolve ${order.id}.`;
  return {
    subject: `A buyer withdraws: order ${order.id}`,
    paragraphs: [text, ...oddsOf(order), factsOf(order)],
    replyTo: email,
  };
}

/** The letter to the owner about a withdrawal that is still open. */
export function reminderLetter(order: Order, { name, email, receivedAt }: Withdrawn): OwnerLetter {
  const isReturned = order.state.refundedCents >= order.amountCents;
  const done = `npm run admin -- resolve ${order.id}.`;
  const how = isReturned
    ? `the refund failed at the bank, so return it in another way. Then: ${done}`
    : `npm run admin -- refund ${order.id}. If you have returned it in another way: ${done}`;
  const due = new Date(Date.parse(receivedAt) + withdrawalDays * dayMs).toISOString().slice(0, 10);
  const text = `${name} <${email}> withdrew from this order on ${timeText(receivedAt)}. The money is due by ${due}: ${how} This is the only reminder.`;
  return {
    subject: `The money is due by ${due}: order ${order.id}`,
    paragraphs: [text, ...(isReturned ? [] : oddsOf(order)), factsOf(order)],
    replyTo: email,
  };
}

/** What else matters before the money of an order is returned. */
function oddsOf({ state: { refundedCents, dispute } }: Order): string[] {
  const returned = refundedCents > 0 ? [`$${dollarsText(refundedCents)} has been returned already.`] : [];
  const disputed = dispute === 'open' ? ['The payment is disputed: settle that at the provider first.'] : [];
  return [...returned, ...disputed];
}

function factsOf({ id, product, amountCents, paymentIntent }: Order): string {
  const payment = paymentIntent === null ? '' : `, payment ${paymentIntent}`;
  return `Order ${id}, ${product}, $${dollarsText(amountCents)}${payment}.`;
}

/** What there is to do about a report; the order is as it was before. */
function matterOf(
  { id, state, amountCents, tax }: Order,
  { fact, warning }: PaymentReport,
): { subject: string; text: string } | undefined {
  const isOpen = grantsAccess(state, amountCents);
  if (warning === 'fraud' && isOpen)
    return {
      subject: 'A bank suspects fraud',
      text: `The bank of the card says that its owner may not have made this payment. A refund now (npm run admin -- refund ${id}, or after 30 days in the provider’s dashboard) costs less than the dispute that often follows.`,
    };
  if (warning === 'refund-failed')
    return {
      subject: 'A refund failed',
      text: `The bank sent the refund back to the provider, and you have to return the money another way. The buyer’s access ${isOpen ? 'is open' : 'stays ended'}.${tax ? ' The provider has taken the reversal of its tax back: reverse it by hand.' : ''}`,
    };
  if (fact.dispute === 'open' && ['none', 'open'].includes(state.dispute))
    return {
      subject: 'A payment is disputed',
      text: 'The buyer disputes this payment. Answer at the provider before its deadline; the buyer keeps the access unless the dispute is lost.',
    };
  if (fact.dispute === 'lost')
    return {
      subject: 'A dispute is lost',
      text: `The money went back to the buyer, and the access has ended.${tax ? ' The provider doesn’t reverse its tax: do it by hand.' : ''}`,
    };
  return undefined;
}

/** What there is to do about the tax of a payment. */
function taxMatterOf(
  { state, tax }: Order,
  { fact, calculation, cardCountry }: PaymentReport,
  computesTax: boolean,
): { subject: string; text: string } | undefined {
  const isNewlyPaid = fact.payment === 'paid' && state.payment !== 'paid';
  if (computesTax && isNewlyPaid && (!tax || tax.calculation !== calculation))
    return calculation === undefined
      ? {
          subject: 'A payment has no tax',
          text: 'The provider recorded no tax for this payment: it was made past our page, or from a page that was loaded before STRIPE_TAX was switched on. Enter the tax in your books by hand.',
        }
      : {
          subject: 'The tax of a payment may not be that of its receipt',
          text: `The provider recorded the tax of the calculation ${calculation}, and the order has ${tax ? `that of ${tax.calculation}` : 'none'}: the buyer paid from two pages at once, or a write was lost. Compare the two at the provider. Enter nothing by hand; if the receipt is wrong, send the buyer the right tax.`,
        };
  if (tax && cardCountry !== undefined && cardCountry !== tax.country)
    return {
      subject: 'A card is from another country than its buyer',
      text: `The tax is that of ${countryName(tax.country)}, where the buyer lives by their own account, and the card is from ${countryName(cardCountry)}. Evidence of where a buyer lives must not contradict itself: ask the buyer, and keep the answer with your books.`,
    };
  return undefined;
}
