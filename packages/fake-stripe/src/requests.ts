import { z } from 'zod';

/** The fields of a form or query, with brackets as nesting: `metadata[order_id]=7`. */
export interface Fields {
  [name: string]: string | Fields;
}

/** Parses a form or query the way the provider does. */
export function fieldsOf(text: string): Fields {
  const fields: Fields = Object.create(null) as Fields;
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[');
    const last = path.pop() ?? '';
    let place = fields;
    for (const part of path) {
      const next = place[part];
      place = place[part] = typeof next === 'object' ? next : (Object.create(null) as Fields);
    }
    place[last] = value;
  }
  return fields;
}

const integerText = z.string().regex(/^\d{1,12}$/);
const booleanText = z.enum(['true', 'false']);
const intent = z.string().regex(/^pi_\w+$/);
/** Metadata: at most 50 keys of up to 40 characters, with values of up to 500 characters. */
const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((pairs) => Object.keys(pairs).length <= 50);

/** POST /v1/payment_intents, the part that the shop uses. */
export const CreateIntent = z.strictObject({
  // US dollars: at least 50 cents, at most 999,999.99 dollars.
  amount: integerText.transform(Number).pipe(z.int().min(50).max(99_999_999)),
  currency: z.literal('usd'),
  automatic_payment_methods: z.strictObject({ enabled: booleanText }),
  metadata: metadata.default({}),
  description: z.string().max(1_000),
  // With the account's prefix, a statement descriptor has at most 22 characters.
  statement_descriptor_suffix: z.string().regex(/^(?=.*[A-Za-z])[^<>\\'"*]{1,10}$/),
});

/** POST /v1/payment_intents/:id. */
export const UpdateIntent = z.strictObject({
  hooks: z.strictObject({
    inputs: z.strictObject({ tax: z.strictObject({ calculation: z.string().regex(/^taxcalc_\w+$/) }) }),
  }),
});

/** POST /v1/tax/calculations, for a single item whose price includes the tax. */
export const CreateCalculation = z.strictObject({
  currency: z.literal('usd'),
  line_items: z.strictObject({
    0: z.strictObject({
      amount: integerText.transform(Number),
      reference: z.string().min(1).max(500),
      tax_behavior: z.literal('inclusive'),
    }),
  }),
  customer_details: z.strictObject({
    address: z.strictObject({
      country: z.string().regex(/^[A-Z]{2}$/),
      postal_code: z.string().max(5000).optional(),
    }),
    address_source: z.literal('billing'),
  }),
});

/** GET /v1/payment_intents/:id. */
export const RetrieveIntent = z.strictObject({});

/** POST /v1/payment_intents/:id/cancel. */
export const CancelIntent = z.strictObject({ cancellation_reason: z.literal('abandoned') });

/** POST /v1/refunds. */
export const CreateRefund = z.strictObject({
  payment_intent: intent,
  amount: integerText.transform(Number).optional(),
});

/** GET /v1/events. */
export const ListEvents = z.strictObject({
  created: z.strictObject({ gte: integerText.transform(Number) }),
  types: z.record(integerText, z.string()).transform((list) => Object.values(list)),
  limit: integerText.transform(Number).pipe(z.int().min(1).max(100)),
  starting_after: z.string().optional(),
});
