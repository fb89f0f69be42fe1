import { Category } from '@mathtools/contracts/practice';
import { anyText } from '@mathtools/math-core/testing/any-text';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { z } from 'zod';

const letters = 'abcdefghijklmnopqrstuvwxyzABCXYZ0123456789'.split('');
const word = (longest: number) =>
  fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: longest });
const mostly = <T>(one: fc.Arbitrary<T>, other: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 8, arbitrary: one }, other);
const address = fc
  .tuple(
    word(20),
    mostly(fc.constantFrom('', '+', '.', '-', "'"), fc.constantFrom(' ', '@')),
    word(20),
    word(10),
    mostly(fc.constantFrom('com', 'example'), fc.constantFrom('c', '')),
  )
  .map(([local, mark, more, domain, end]) => `${local}${mark}${more}@${domain}.${end}`);
const odd = fc.oneof(
  fc.constantFrom(
    0,
    -0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    1e308,
    '',
    ' ',
    '0',
    'null',
    null,
    true,
    '\0',
    '\ud800',
    '\u2028',
  ),
  fc.integer({ min: 0, max: 1_000_001 }),
  anyText({ maxLength: 30 }),
  fc.string({ maxLength: 260 }),
  fc.constant('x'.repeat(5_001)),
  fc.jsonValue({ maxDepth: 2 }),
);
const stamp = {
  id: fc.stringMatching(/^[\w-]{8,40}$/),
  at: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 4_000_000_000_000 }) },
    fc.constant(8_640_000_000_000),
  ),
};
const answerFact = fc.record({
  kind: fc.constant('answer'),
  ...stamp,
  problem: fc.nat().map((seed) => `slope.easy.${seed}`),
  skill: fc.constantFrom('slope', 'percent'),
  level: fc.constantFrom('easy', 'hard'),
  setting: fc.constantFrom('skill', 'review'),
  text: fc.oneof(fc.integer().map(String), fc.string({ unit: 'grapheme', maxLength: 40 })),
  verdict: fc.constantFrom('correct', 'incorrect', 'unit'),
  tries: fc.integer({ min: 1, max: 100 }),
  hints: fc.nat(100),
  redMarks: fc.nat(1_000),
  milliseconds: fc.nat(86_400_000),
});
const placementIn = (category: string, skills: string[]) =>
  fc.record({
    kind: fc.constant('placement'),
    ...stamp,
    category: fc.constant(category),
    known: fc.subarray(skills),
  });
const placementFact = fc.oneof(
  placementIn('algebra', ['percent', 'decimals']),
  placementIn('geometry', ['slope', 'circle']),
);
const undoFact = fc.record({ kind: fc.constant('undo'), ...stamp, placement: stamp.id });
const fact = fc.oneof({ weight: 6, arbitrary: answerFact }, placementFact, undoFact);
/** IDs of learners, mostly valid. */
export const learnerId = mostly(fc.stringMatching(/^[\w-]{22}$/), word(30));
const field = {
  learner: fc.oneof({ weight: 8, arbitrary: learnerId }, odd),
  import: fc.oneof({ weight: 8, arbitrary: learnerId }, odd),
  isAgreed: fc.oneof({ weight: 8, arbitrary: fc.boolean() }, odd),
  isErased: fc.oneof({ weight: 8, arbitrary: fc.boolean() }, odd),
  email: fc.oneof({ weight: 4, arbitrary: address }, odd),
  name: fc.oneof({ weight: 4, arbitrary: fc.string({ minLength: 1, maxLength: 110 }) }, odd),
  subject: fc.oneof(
    { weight: 4, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }) },
    odd,
  ),
  message: fc.oneof({ weight: 4, arbitrary: fc.string({ unit: 'grapheme', minLength: 1 }) }, odd),
  problemsCompleted: fc.oneof({ weight: 4, arbitrary: fc.nat(1_000_000) }, odd),
  streak: fc.oneof({ weight: 4, arbitrary: fc.nat(1_000_000) }, odd),
  amount: fc.oneof({ weight: 8, arbitrary: mostly(fc.constant(14.99), fc.constant(14.98)) }, odd),
  product: fc.oneof({ weight: 8, arbitrary: mostly(fc.constant('quadratics'), fc.constant('pro')) }, odd),
  country: fc.oneof({ weight: 8, arbitrary: fc.constantFrom('DE', 'HK') }, odd),
  postalCode: fc.oneof({ weight: 8, arbitrary: fc.constantFrom('10115', 'K1A 0B1') }, odd),
  tier: fc.oneof({ weight: 8, arbitrary: fc.constantFrom('pro', 'master') }, odd),
  pack: fc.oneof({ weight: 8, arbitrary: fc.constantFrom('quadratics', 'no-such-pack') }, odd),
  code: fc.oneof({ weight: 8, arbitrary: word(20) }, odd),
  order: fc.oneof({ weight: 8, arbitrary: fc.uuid() }, odd),
  token: fc.oneof({ weight: 8, arbitrary: word(43) }, odd),
  facts: fc.oneof({ weight: 8, arbitrary: fc.array(fact, { minLength: 1, maxLength: 5 }) }, odd),
};
const fieldsOf = (schema: z.ZodType) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);

/** Generates bodies that are mostly valid for a schema, and otherwise invalid in every way. */
export function bodyFor(schema: z.ZodType): fc.Arbitrary<unknown> {
  const known = Object.entries(field).filter(([name]) => fieldsOf(schema).includes(name));
  const right = fc.record(Object.fromEntries(known));
  const partial = fc.record(Object.fromEntries(known), { requiredKeys: [] });
  const more = fc
    .tuple(right, fc.dictionary(word(8), odd, { maxKeys: 2 }))
    .map(([one, two]) => ({ ...two, ...one }));
  return fc.oneof({ weight: 6, arbitrary: right }, partial, more, odd);
}

const oddPlace = anyText({ minLength: 1, maxLength: 20 }).filter((text) => !/^\.{1,2}$/.test(text));
/** Path parameters in place of a category, mostly valid. */
export const category = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...Category.options) },
  word(12),
  oddPlace,
);
/** Path parameters in place of a problem's ID, mostly valid. */
export const problemId = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom('algebra-ages-01', 'logarithms-folding-01', 'geometry-tiles-01') },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom('slope', 'decibels', 'percent'), fc.constantFrom('easy', 'hard'), fc.nat())
      .map(([family, difficulty, seed]) => `${family}.${difficulty}.${seed}`),
  },
  word(12),
  fc.constantFrom('slope.easy.4294967296', 'slope.easy.01', 'slope.easy', 'x'.repeat(201)),
  oddPlace,
);
/** Path parameters in place of a pack's ID, mostly valid. */
export const pack = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('quadratics', 'exam-night', 'no-such-pack') },
  word(12),
  oddPlace,
);
/** Path parameters in place of a pack's and a lesson's ID, separated by a slash, mostly valid. */
export const lesson = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom('quadratics/zero-products', 'quadratics/vertex', 'quadratics/no', 'no/vertex'),
  },
  fc.tuple(word(12), word(12)).map((parts) => parts.join('/')),
);
/** Path parameters in place of the provider's ID of a payment. */
export const paymentIntent = fc.oneof(
  { weight: 4, arbitrary: word(20).map((id) => `pi_${id}`) },
  word(12),
  oddPlace,
);
/** Path parameters in place of the ID of another browser. */
export const browser = fc.oneof(
  { weight: 4, arbitrary: fc.stringMatching(/^[\w-]{22}$/) },
  word(22),
  oddPlace,
);
const difficulty = fc.constantFrom('easy', 'medium', 'hard', 'no');
const unknown = fc.dictionary(word(8), fc.string({ maxLength: 8 }), { maxKeys: 2 });
/** Queries for a random problem, valid and invalid. */
export const randomProblemQuery = fc.oneof(
  { weight: 2, arbitrary: fc.constant({}) },
  fc.record({ after: word(20), difficulty, like: problemId }, { requiredKeys: [] }),
  fc.record({ after: word(20), skill: fc.oneof(fc.constantFrom('percent', 'growth', 'circle'), word(8)) }),
  unknown,
);
const topic = fc
  .tuple(
    fc.constantFrom('algebra', 'geometry', 'slope', 'circle', 'quadratic-formula', 'nothing'),
    fc.integer({ min: 0, max: 52 }),
    fc.constantFrom('', '.easy', '.hard', '.no'),
  )
  .map(([id, count, level]) => `${id}.${count}${level}`);
/** Queries for a worksheet, valid and invalid. */
export const worksheetQuery = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record(
      {
        topics: fc.array(topic, { maxLength: 3 }).map((all) => all.join(' ')),
        seed: fc.nat(),
        version: fc.constantFrom('a', 'b', 'c'),
        replaced: fc.constantFrom('1', '2.3x2', '50x99', '0', 'x'),
      },
      { requiredKeys: ['topics', 'seed'] },
    ),
  },
  fc.record({ topics: word(20), seed: field.streak }, { requiredKeys: [] }),
  unknown,
);

/** Queries with a learner, valid and invalid. */
export const learnerQuery = fc.record({ learner: learnerId }, { requiredKeys: [] });

/** Queries for a record, valid and invalid. */
export const recordQuery = fc.oneof(
  { weight: 2, arbitrary: fc.constant({}) },
  fc.record({ after: fc.stringMatching(/^[\w-]{8,43}(\.\d{1,5}){1,3}$/) }),
  learnerQuery,
  fc.record({ after: word(20) }),
  unknown,
);

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'] as const;
const types = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  ',',
];
const headerText = fc.string({
  unit: fc.constantFrom(...letters, '=', ';', ',', '.', '%', '"', ' '),
  maxLength: 40,
});

/**
 * Generates requests that ignore every contract: raw bytes, wrong types, and odd headers, some of them to the
 * given paths.
 */
export function anyRequest(paths: string[]): fc.Arbitrary<InjectOptions> {
  const known = fc.constantFrom(...paths, '/api/newsletter/confirm', '/api/docs', '/about', '/');
  const url = fc.oneof(
    known,
    fc.webPath().map((path) => `/api${path}`),
    fc.tuple(known, fc.webQueryParameters()).map((parts) => parts.join('?')),
  );
  const headers = fc.record(
    {
      'content-type': fc.constantFrom(...types),
      cookie: headerText,
      'accept-encoding': headerText,
      'if-none-match': headerText,
      'sec-fetch-site': fc.constantFrom('same-origin', 'none', 'cross-site', 'odd'),
      'x-forwarded-for': headerText,
    },
    { requiredKeys: [] },
  );
  const payload = fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes));
  return fc.record({ method: fc.constantFrom(...methods), url, headers, payload });
}
