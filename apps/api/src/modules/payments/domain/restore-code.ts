import type { Database } from '../../../db/schema.js';
import { composeMail } from '../../../plugins/mail/mail-message.js';
import { enqueueMail } from '../../../plugins/mail/outbox-repository.js';
import { ordersOfAddress, type Order } from '../orders-repository.js';
import { grantsAccess } from './order-state.js';
import type { PaymentDependencies } from './payment-dependencies.js';

type CodeDependencies = Pick<
  PaymentDependencies,
  'db' | 'entitlements' | 'describeProduct' | 'mailOrigin' | 'log'
>;

/**
 * Returns the code that opens an order in another browser, once, to its buyer. After that, emails a new code
 * to the buyer's address and returns null. If there is no way to email it, returns a new code again, but undefined
 * within eight hours. Each code invalidates the previous one.
 */
export async function giveCode(
  trx: Database,
  order: Order,
  deps: CodeDependencies,
): Promise<string | null | undefined> {
  const { entitlements, mailOrigin } = deps;
  const { id, session, email } = order;
  const isMailed = email !== null && mailOrigin !== undefined;
  // If the purchase was removed from the browser that paid, the code is shown on screen only if it can't be
  // emailed.
  const isShown = !isMailed || (session !== null && (await entitlements.isHeldBy(trx, id, session)));
  const first = isShown ? await entitlements.newCode(trx, id, 'first') : undefined;
  if (first !== undefined) return first;
  if (!isMailed) return entitlements.newCode(trx, id, 'again');
  await mailCode(trx, order, deps);
  return null;
}

/** Emails new codes for all purchases made with an address. */
export async function mailCodes(email: string, deps: CodeDependencies): Promise<void> {
  const orders = await ordersOfAddress(deps.db, email);
  await deps.db.transaction().execute(async (trx) => {
    for (const order of orders)
      if (grantsAccess(order.state, order.amountCents)) await mailCode(trx, order, deps);
  });
}

async function mailCode(trx: Database, { id, product, email }: Order, deps: CodeDependencies): Promise<void> {
  const { entitlements, describeProduct, mailOrigin, log } = deps;
  const code = await entitlements.newCode(trx, id, 'again');
  if (code === undefined || email === null || mailOrigin === undefined) return;
  const { title } = describeProduct(product);
  const mail = composeMail({
    to: email,
    subject: `Your new code for ${title}`,
    paragraphs: [
      `Your code is ${code}. Enter it in the marketplace to open ${title} in another browser.`,
      'It replaces your previous code. If you didn’t request it, don’t worry: nobody else has it. Please keep this email.',
    ],
    link: { label: 'Marketplace', url: `${mailOrigin}/marketplace` },
  });
  await enqueueMail(trx, mail);
  log.info({ purchase: id }, 'code mailed');
}
