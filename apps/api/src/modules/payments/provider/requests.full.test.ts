import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FakeStripe, type Fields, fakeStripe } from '@mathtools/fake-stripe';
import ts from 'typescript';
import { expect, it, onTestFinished } from 'vitest';
import { stripeProvider } from './stripe-provider.js';

/** The types of the installed SDK that describe each call. */
const parameters: Record<string, string> = {
  'POST /v1/payment_intents': 'PaymentIntentCreateParams',
  'POST /v1/payment_intents/:id': 'PaymentIntentUpdateParams',
  'GET /v1/payment_intents/:id': 'PaymentIntentRetrieveParams',
  'POST /v1/payment_intents/:id/cancel': 'PaymentIntentCancelParams',
  'POST /v1/tax/calculations': 'Tax.CalculationCreateParams',
  'POST /v1/refunds': 'RefundCreateParams',
  'GET /v1/events': 'EventListParams',
};

/** Makes every call that the shop makes, and returns the requests. */
async function everyRequest(): Promise<FakeStripe['requests']> {
  const fake = await fakeStripe({ webhookSecret: 'whsec_1', deliver: () => Promise.resolve() });
  onTestFinished(fake.close);
  const server = { host: '127.0.0.1', port: fake.port };
  const provider = stripeProvider({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', server, tax: true });
  const order = { id: 'order', attempt: 1, product: 'quadratics', title: 'Quadratics', amountCents: 1499 };
  const { id, clientSecret } = await provider.createIntent(order);
  await provider.findIntent(id);
  await provider.setTax(id, order, { country: 'CA', postalCode: 'K1A 0B1' });
  await provider.cancelIntent((await provider.createIntent({ ...order, attempt: 2 })).id);
  fake.ledger.pay(clientSecret, 'paid');
  await provider.refund({ id: 'order', intent: id });
  await provider.eventsSince(new Date());
  return fake.requests;
}

/** Returns a key such as `GET /v1/payment_intents/:id`. */
const nameOf = (call: string) => call.replace(/\/pi_\w+/, '/:id');

/** Converts form fields to TypeScript literals, because a form has no numbers, booleans, or lists. */
function literal(fields: Fields | string): string {
  if (typeof fields === 'string') return /^(\d+|true|false)$/.test(fields) ? fields : JSON.stringify(fields);
  const entries = Object.entries(fields);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  if (isList) return `[${entries.map(([, value]) => literal(value)).join()}]`;
  return `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${literal(value)}`).join()}}`;
}

/** Type-checks requests against the SDK's types with the compiler. */
function faultsOf(requests: FakeStripe['requests']): string[] {
  const lines = requests.map(({ call, fields }, index) => {
    const type = parameters[nameOf(call)] ?? 'never';
    return `export const r${index}: Stripe.${type} = ${literal(fields)};`;
  });
  const source = ["import type Stripe from 'stripe';", ...lines].join('\n');
  const name = join(dirname(fileURLToPath(import.meta.url)), 'requests-as-written.ts');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['node'],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  };
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    getSourceFile: (file, version) =>
      file === name ? ts.createSourceFile(file, source, version) : disk.getSourceFile(file, version),
    fileExists: (file) => file === name || disk.fileExists(file),
  };
  const program = ts.createProgram([name], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

it('every request of the shop has the types of the installed SDK', { timeout: 120_000 }, async () => {
  const requests = await everyRequest();
  expect(new Set(requests.map(({ call }) => nameOf(call)))).toEqual(new Set(Object.keys(parameters)));
  expect(faultsOf(requests)).toEqual([]);
  const [create] = requests;
  const wrong = [
    { ...create?.fields, price: '1' },
    { ...create?.fields, automatic_payment_methods: { enabled: 'true', foo: '1' } },
    { ...create?.fields, amount: '14.99x' },
    { ...create?.fields, metadata: { order: { id: '7' } } },
    { amount: '1499' },
  ];
  expect(faultsOf(wrong.map((fields) => ({ call: 'POST /v1/payment_intents', fields })))).toHaveLength(
    wrong.length,
  );
});
