import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, type Call, mount, refusal } from '../../../../testing/answered.js';
import { answerFact, FIRST_ID, recordReplies } from '../../../../testing/record.js';
import { toasts } from '../../../../testing/toasts.js';
import { FIRST } from '../../../../features/learners/storage.js';
import { removeFacts, sentFacts, unsentFacts } from '../../../../features/record/unsent-facts.js';
import { Practice } from '../../practice.js';

const section = page.getByRole('region', { name: 'Import a file' });
const input = section.getByLabelText('File with a record');
const button = (name: string) => section.getByRole('button', { name, exact: true });
const said = () =>
  [...section.element().querySelectorAll('[role="group"] p')].map((line) => line.textContent);

const DAY = 86_400_000;
const NOON = new Date(2026, 5, 1, 12).getTime();
const placement = {
  kind: 'placement' as const,
  id: 'placement-1',
  at: NOON,
  category: 'algebra',
  known: ['slope'],
};
const fact = (number: number) => answerFact(`file-${String(number).padStart(4, '0')}`, NOON + number * DAY);
const facts = (count: number) => Array.from({ length: count }, (_, index) => fact(index));

beforeEach(() => {
  removeFacts(FIRST, [...unsentFacts(FIRST), ...sentFacts(FIRST)]);
});

/** Opens the progress of a learner with an answer that some files contain, too. */
async function open() {
  const record = recordReplies(fact(0));
  const server = answerCalls({
    ...record.replies,
    'GET /api/joins': { joins: [] },
    'GET /api/progress/*': { problemsCompleted: 1, streak: 1 },
    'POST /api/learners/*': ({ body }: Call) => {
      const sent = (body as { facts: (ReturnType<typeof fact> & { seal?: string })[] }).facts;
      for (const each of sent) delete each.seal;
      record.facts.push(...sent);
      return { corrected: sent.slice(0, 1).map((each) => ({ ...each, verdict: 'ungraded' })) };
    },
  });
  await mount(<Practice />, '/practice?progress');
  const parts = () => server.calls.filter(({ path }) => path.endsWith('/imports'));
  return { ...server, parts };
}

async function choose(content: unknown): Promise<void> {
  await expect.element(input).toBeVisible();
  const chosen = new DataTransfer();
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  chosen.items.add(new File([text], 'practice-record.json', { type: 'application/json' }));
  const field = input.element() as HTMLInputElement;
  field.files = chosen.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

test('says what a file adds and what it doesn’t, adds it in parts, and returns to the start', async () => {
  const { parts } = await open();
  const others = [
    { ...fact(900), problem: 'tomorrow.easy.1', skill: 'percent', seal: 'x' },
    placement,
    { ...fact(901), skill: 'telepathy' },
    { ...fact(902), tries: 0 },
    'text',
  ];
  await choose({ facts: [...facts(251), ...others] });
  await expect
    .poll(said)
    .toEqual([
      'This file adds 251 answers to 2 skills, from June 2, 2026 to November 17, 2028.',
      'This file adds 1 entry about finding your level.',
      'Already in this record, and left as they are: 1.',
      'Answers to problems that we don’t know, which don’t count: 1.',
      'Left out, because we don’t know their skills: 1.',
      'Left out, because we can’t read them: 2.',
      'You can undo this for 30 days.',
    ]);
  expect(parts()).toEqual([]);
  await button('Add').click();
  await expect
    .element(toasts())
    .toHaveText(
      'File importedThis record has 251 more answers. Of these, 3 can’t be graded and don’t count.',
    );
  const sent = parts().map(({ path, body }) => {
    const part = body as { import: string; facts: unknown[] };
    return [path, part.facts.length, part.import];
  });
  const id = sent[0]?.[2];
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(sent).toEqual([100, 100, 52].map((length) => [`/api/learners/${FIRST_ID}/imports`, length, id]));
  await expect.poll(said).toEqual([]);
  await expect.element(section.getByRole('heading')).toHaveFocus();
});

test('a file can be canceled, and one that adds nothing says so', async () => {
  const { parts } = await open();
  await choose({ facts: facts(2) });
  await expect.poll(() => said()[0]).toBe('This file adds 1 answer to 1 skill, of June 2, 2026.');
  await button('Cancel').click();
  await expect.poll(said).toEqual([]);
  await choose({ facts: facts(1) });
  await expect
    .poll(said)
    .toEqual(['This file adds nothing.', 'Already in this record, and left as they are: 1.']);
  expect(button('Add').query()).toBeNull();
  expect(parts()).toEqual([]);
});

test.each([
  ['a damaged file', '{"facts":[', 'We can’t read this file. It isn’t a practice record, or it is damaged.'],
  [
    'a file of another kind',
    { orders: [] },
    'This file isn’t a practice record. Choose a file from “Export JSON”.',
  ],
  ['a list', [1], 'This file isn’t a practice record. Choose a file from “Export JSON”.'],
  ['null', 'null', 'This file isn’t a practice record. Choose a file from “Export JSON”.'],
  ['a CSV file', '\uFEFFtime,kind', 'This is a CSV file. Choose a file from “Export JSON” instead.'],
  [
    'too many answers',
    { facts: facts(50_001) },
    'This file has too many answers: a record has at most 50,000, together with those that are already in it.',
  ],
  [
    'a file that is too large',
    ' '.repeat(50_000_001),
    'This file is too large. A file with a record has at most 50 MB.',
  ],
])('%s is refused with a sentence at the field', async (_name, content, sentence) => {
  await open();
  await choose(content);
  await expect.element(section.getByText(sentence)).toBeVisible();
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  expect(said()).toEqual([]);
  await choose({ facts: facts(2) });
  await expect.poll(() => said().length).toBeGreaterThan(1);
  expect(section.getByText(sentence).query()).toBeNull();
});

test('an import waits while the server is busy, and an interrupted one goes on with the same ID', async () => {
  const { replies, parts } = await open();
  await choose({ facts: facts(201) });
  let turn = 0;
  const answers = [{ corrected: [] }, 429, 500, { corrected: [] }, { corrected: [] }];
  replies['POST /api/learners/*'] = () => answers[turn++] ?? 500;
  await expect.element(button('Add')).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await button('Add').click();
  await vi.waitUntil(() => vi.getTimerCount() > 0 && turn === 2);
  expect(said()).toContain('100 of 200 are added. Keep this page open.');
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  const failed = 'We couldn’t add everything. Check your connection, and press “Add” again.';
  await expect.element(section.getByText(failed)).toBeVisible();
  await button('Add').click();
  await expect.element(toasts()).toHaveText('File importedThis record has 200 more answers.');
  const bodies = parts().map(({ body }) => body as { import: string; facts: { id: string }[] });
  expect(new Set(bodies.map((body) => body.import)).size).toBe(1);
  expect(bodies.map((body) => body.facts[0]?.id)).toEqual(
    [1, 101, 101, 1, 101].map((number) => fact(number).id),
  );
});

test('a refusal of the server is shown', async () => {
  const { replies } = await open();
  await choose({ facts: facts(2) });
  const sentence = 'A device can import at most 20 files.';
  replies['POST /api/learners/*'] = refusal(400, {
    error: 'invalid',
    message: 'Check it.',
    fields: { import: sentence },
  });
  await button('Add').click();
  await expect.element(section.getByText(sentence)).toBeVisible();
});
