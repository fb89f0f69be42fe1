import { dollarsText } from '@mathtools/contracts/pricing';
import type { WithdrawalRequest } from '@mathtools/contracts/withdrawals';
import { dayMs } from '../../../durations.js';
import { grantsAccess } from './order-state.js';
import type { Order } from '../orders-repository.js';
import type { PaymentTables } from '../payments-tables.js';
import type { PaymentReport } from '../provider/payment-provider.js';
import { countryName } from './country-name.js';
import type { OwnerLetter } from './payment-dependencies.js';
import { timeText } from './receipt-mail.js';

/** A received message and its outcome. */
export interface Received extends Pick<PaymentTables['payment_events'], 'outcome' | 'reason'> {
  /** The provider's ID of the event. */
  event: string;
  order: Order | undefined;
  report: PaymentReport;
  /** True if the provider computes the tax in the prices. */
  computesTax: boolean;
}

/** Returns the email to the owner about an event. Returns undefined if the owner doesn't need to act. */
export function ownerLetter(received: Received): OwnerLetter | undefined {
  const { event, order, report, outcome, reason, computesTax } = received;
  if (reason !== null)
    return {
      subject: 'A payment does not match its order',
      paragraphs: [
        `The event ${event} was ignored: ${reason}.`,
        `Look up payment ${report.intent ?? '(unknown)'} in the provider’s dashboard, and refund it there if it was actually made. Then run: npm run admin -- resolve ${event}`,
      ],
    };
  const what =
    outcome === 'applied' && order
      ? (matterOf(order, report) ?? taxMatterOf(order, report, computesTax))
      : undefined;
  if (!order || !what) return undefined;
  return letterAbout(order, what.subject, what.text);
}

function letterAbout(order: Order, subject: string, ...paragraphs: string[]): OwnerLetter {
  return { subject: `${subject}: order ${order.id}`, paragraphs: [...paragraphs, factsOf(order)] };
}

/**
 * Returns the email to the owner about a payment that has no buyer: the browser was forgotten, and there is
 * no email address.
 */
export function lostLetter(order: Order): OwnerLetter {
  const text = `The buyer removed the browser before the payment arrived, and there is no email address. Nobody can open the purchase. Refund it (npm run admin -- refund ${order.id}) unless the buyer writes to you.`;
  return letterAbout(order, 'Purchase without a buyer', text);
}

/** Returns the email to the owner about a payment without the consent that EU law requires. */
export function unagreedLetter(order: Order): OwnerLetter {
  const text =
    'This payment was made without an email address for the receipt or without consent to immediate delivery. It bypassed our page or came from an outdated one. The purchase is open. Remember that the buyer still has the right of withdrawal, and write to the buyer if there is an address.';
  return letterAbout(order, 'Purchase without consent', text);
}

/** The person who withdrew, and the time. */
interface Withdrawn extends Pick<WithdrawalRequest, 'name' | 'email'> {
  receivedAt: string;
}

const withdrawalDays = 14;

/** Returns the email to the owner about a buyer's withdrawal. */
export function withdrawalLetter(order: Order, { name, email, receivedAt }: Withdrawn): OwnerLetter {
  const text = `${name} <${email}> withdrew from this order on ${timeText(receivedAt)} and got a confirmation. Refund the money within ${withdrawalDays} days: npm run admin -- refund ${order.id}. If you return it another way: npm run admin -- resolve ${order.id}.`;
  return { ...letterAbout(order, 'A buyer withdraws', text, ...oddsOf(order)), replyTo: email };
}

/** Returns the email to the owner about a withdrawal that is still open. */
export function reminderLetter(order: Order, { name, email, receivedAt }: Withdrawn): OwnerLetter {
  const isReturned = order.state.refundedCents >= order.amountCents;
  const done = `npm run admin -- resolve ${order.id}.`;
  const how = isReturned
    ? `The refund failed at the bank, so return the money another way. Then run: ${done}`
    : `Run npm run admin -- refund ${order.id}. If you have returned it another way: ${done}`;
  const due = new Date(Date.parse(receivedAt) + withdrawalDays * dayMs).toISOString().slice(0, 10);
  const text = `${name} <${email}> withdrew from this order on ${timeText(receivedAt)}. The refund is due by ${due}. ${how} This is the only reminder.`;
  const odds = isReturned ? [] : oddsOf(order);
  return { ...letterAbout(order, `A refund is due by ${due}`, text, ...odds), replyTo: email };
}

/** Returns warnings to read before an order is refunded. */
function oddsOf({ state: { refundedCents, dispute } }: Order): string[] {
  const returned = refundedCents > 0 ? [`$${dollarsText(refundedCents)} has already been refunded.`] : [];
  const disputed =
    dispute === 'open' ? ['The payment is disputed. Settle the dispute with the provider first.'] : [];
  return [...returned, ...disputed];
}

function factsOf({ id, product, amountCents, paymentIntent }: Order): string {
  const payment = paymentIntent === null ? '' : `, payment ${paymentIntent}`;
  return `Order ${id}, ${product}, $${dollarsText(amountCents)}${payment}.`;
}

/** Returns what the owner must do about a report, given the order before the report. */
function matterOf(
  { id, state, amountCents, tax }: Order,
  { fact, warning }: PaymentReport,
): { subject: string; text: string } | undefined {
  const isOpen = grantsAccess(state, amountCents);
  if (warning === 'fraud' && isOpen)
    return {
      subject: 'A bank suspects fraud',
      text: `The card’s bank says that the cardholder may not have made this payment. A refund now (npm run admin -- refund ${id}, or after 30 days in the provider’s dashboard) costs less than the dispute that often follows.`,
    };
  if (warning === 'refund-failed')
    return {
      subject: 'A refund failed',
      text: `The bank returned the refund to the provider, so you have to return the money another way. The buyer’s access ${isOpen ? 'is open' : 'has ended'}.${tax ? ' The provider has undone the tax reversal. Reverse the tax manually.' : ''}`,
    };
  if (fact.dispute === 'open' && ['none', 'open'].includes(state.dispute))
    return {
      subject: 'A payment is disputed',
      text: 'The buyer disputes this payment. Respond to the provider before its deadline. The buyer keeps access unless you lose the dispute.',
    };
  if (fact.dispute === 'lost')
    return {
      subject: 'A dispute was lost',
      text: `The money went back to the buyer, whose access has ended.${tax ? ' The provider doesn’t reverse its tax. Reverse the tax manually.' : ''}`,
    };
  return undefined;
}

/** Returns what the owner must do about the tax of a payment. */
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
          text: 'The provider recorded no tax for this payment. It bypassed our page, or came from a page that was loaded before STRIPE_TAX was turned on. Enter the tax in your books manually.',
        }
      : {
          subject: 'The tax on a receipt may be wrong',
          text: `The provider recorded the tax from calculation ${calculation}, but the order has ${tax ? `the tax from calculation ${tax.calculation}` : 'no tax'}. The buyer paid from two pages at once, or a write was lost. Compare the two in the provider’s dashboard. Don’t enter anything manually. If the receipt is wrong, send the buyer the correct tax.`,
        };
  if (tax && cardCountry !== undefined && cardCountry !== tax.country)
    return {
      subject: 'A card and its buyer are from different countries',
      text: `The tax is for ${countryName(tax.country)}, where the buyer says they live, but the card is from ${countryName(cardCountry)}. The evidence of where a buyer lives must be consistent. Ask the buyer, and keep the answer with your records.`,
    };
  return undefined;
}
