// Faults of packages/content: a typo in an authored figure.
const src = (path) => `packages/content/src/${path}`;

export const content = [
  {
    id: 'bank-answer-wrong',
    what: 'the stored answer of an authored problem counts two rows of wire instead of three',
    kind: 'content',
    part: 'content',
    tier: 'gate',
    filter: 'src/bank',
    file: src('bank/geometry.ts'),
    find: "answer: '108',\n    form: { kind: 'number', unit: 'm' },",
    replace: "answer: '72',\n    form: { kind: 'number', unit: 'm' },",
  },
];
