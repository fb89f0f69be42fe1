import { PACKS } from '@mathtools/content';
import {
  modelForm,
  packTerms,
  refundTerms,
  withdrawalInformation,
} from '@mathtools/contracts/purchase-terms';
import { expect, it } from 'vitest';
import { openShop } from '../../../testing/shop.js';
import { digitalContentConsent } from '../domain/consent.js';
import { testNote } from '../domain/receipt-mail.js';
import { signed } from '@mathtools/fake-stripe';

const pack = { amount: 14.99, product: 'quadratics' };
const mail = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  PUBLIC_ORIGIN: 'http://math.example',
  SELLER_NAME: 'Ada',
  SELLER_ADDRESS: '1 High Street, London',
  SUPPORT_EMAIL: 'owner@math.example',
};

it('a receipt confirms the contract by itself: contents, price, tax, terms, withdrawal with its form, and what was agreed', async () => {
  const shop = await openShop({
    environment: { ...mail, TAX_NOTE: 'includes 20% VAT' },
    takesMoney: true,
    webhooks: false,
  });
  const agreed = { ...pack, email: 'ada@math.example', consent: digitalContentConsent };
  const { clientSecret } = await shop.checkOut(agreed);
  shop.fake.ledger.pay(clientSecret, 'paid');
  const [event] = shop.fake.ledger.events.slice(-1);
  if (!event) throw new Error('Nothing was paid.');
  await shop.receiveWebhook(signed({ ...event, livemode: true }, shop.webhookSecret));
  const { letter } = await shop.db.selectFrom('outbox').select('letter').executeTakeFirstOrThrow();
  const { text } = JSON.parse(letter) as { text: string };
  const order = await shop.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  const at = (time: string | null) => `${String(time).slice(0, 10)} at ${String(time).slice(11, 19)} UTC`;
  const product = PACKS.find(({ id }) => id === pack.product);
  for (const part of [
    `What you bought: Quadratics, Three Ways. ${product?.description ?? ''}`,
    `Total price: $14.99, paid on ${at(order.paid_at)}. Tax: includes 20% VAT.`,
    packTerms,
    refundTerms,
    ...withdrawalInformation,
    ...modelForm.lines,
    `You agreed at checkout, on ${at(order.consented_at)}: “${digitalContentConsent}”`,
    `http://math.example/terms?withdraw=${order.id}#withdraw-from-contract-here`,
  ])
    expect(text).toContain(part);
  expect(text).not.toContain(testNote);
});

it('a receipt of a test, and the confirmation of its withdrawal, say first that nobody is charged', async () => {
  const shop = await openShop({ environment: mail });
  const { cookie } = await shop.buy({ ...pack, email: 'ada@math.example' });
  const { id } = await shop.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  const payload = { order: id, name: 'Ada', email: 'ada@math.example' };
  await shop.app.inject({ method: 'POST', url: '/api/withdrawals', headers: { cookie }, payload });
  const letters = await shop.db.selectFrom('outbox').select('letter').execute();
  const toBuyer = letters
    .map(({ letter }) => JSON.parse(letter) as { to: string; text: string })
    .filter(({ to }) => to === 'ada@math.example');
  expect(toBuyer.map(({ text }) => text.startsWith(testNote))).toEqual([true, true]);
});
