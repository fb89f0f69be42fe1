import type { Joins } from '@mathtools/contracts/learners';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, type Call, mount, refusal, texts } from '../../../../testing/answered.js';
import { answerFact, device, FIRST_ID, recordReplies, serverLearner } from '../../../../testing/record.js';
import { clearToasts, toasts } from '../../../../testing/toasts.js';
import { FIRST } from '../../../../features/learners/storage.js';
import { removeFacts, sentFacts, unsentFacts } from '../../../../features/record/unsent-facts.js';
import { Practice } from '../../practice.js';

const section = page.getByRole('region', { name: 'Devices' });
const button = (name: string | RegExp) => section.getByRole('button', { name, exact: true });
const code = page.getByRole('textbox', { name: 'Code from another device' });
const PHONE = device({ id: 'p'.repeat(22), kind: 'Safari on iPhone', how: 'joined', lastUsed: '2026-11-19' });
const CODE = '0000-0000-0000-0000';

beforeEach(() => {
  removeFacts(FIRST, [...unsentFacts(FIRST), ...sentFacts(FIRST)]);
});

type Join = Joins['joins'][number];
const join = (changes: Partial<Join> = {}): Join => ({
  id: 'j'.repeat(22),
  learner: FIRST_ID,
  device: 'Safari on iPhone',
  lastUsed: '2026-11-19',
  brings: { here: 1, there: 12 },
  isAgreed: false,
  state: 'waiting',
  until: new Date(2030, 0, 1, 15, 30).toISOString(),
  ...changes,
});

/** Opens the progress of a learner with one answer on these devices. */
async function open(learner = serverLearner(), joins: readonly Join[] = []) {
  const record = recordReplies(answerFact('fact-0001', 1));
  const server = answerCalls({
    ...record.replies,
    'GET /api/learners': { learners: [learner] },
    'GET /api/joins': { joins },
    'GET /api/progress/*': { problemsCompleted: 1, streak: 1 },
    'POST /api/joins/*': { status: 'changed' },
    'DELETE /api/learners/*': { status: 'changed' },
  });
  await mount(<Practice />, '/practice?progress');
  const posts = () =>
    server.calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, body }) => [method, path, body]);
  return { ...server, posts };
}

test('lists the devices with how and since when they have the record, and those that can be removed', async () => {
  const { replies, posts } = await open(
    serverLearner({
      devices: [
        device(),
        PHONE,
        { ...PHONE, id: 'q'.repeat(22), kind: null, how: 'recovered', isRemovable: false },
      ],
    }),
  );
  await expect
    .poll(() => texts(section.getByRole('listitem')))
    .toEqual([
      'Firefox on Windows This deviceFirst device on November 1, 2026. Leave',
      'Safari on iPhone Joined on November 1, 2026. Last used about November 19, 2026.Remove',
      'Unknown device Restored with the recovery code on November 1, 2026. Last used about November 19, 2026.',
    ]);
  await button('Remove: Safari on iPhone').click();
  expect(posts()).toEqual([]);
  replies['GET /api/learners'] = { learners: [serverLearner()] };
  await button('Yes, remove it').click();
  await expect.element(toasts()).toHaveText('Device removedSafari on iPhone now has a record of its own.');
  expect(posts()).toEqual([
    ['POST', `/api/learners/${FIRST_ID}/devices/${'p'.repeat(22)}/remove`, undefined],
  ]);
  await expect.poll(() => section.getByRole('listitem').elements()).toHaveLength(1);
  await expect.element(page.getByRole('heading', { name: 'Devices' })).toHaveFocus();
  // The only device has nothing to leave.
  expect(button('Leave with this device').query()).toBeNull();
});

test('a device can leave, and a join can be undone', async () => {
  const { posts } = await open(
    serverLearner({
      devices: [device(), PHONE],
      undoable: [
        {
          id: 'u'.repeat(22),
          kind: 'join',
          device: 'Safari on iPhone',
          at: '2026-11-10T12:00:00.000Z',
          until: '2026-12-10T12:00:00.000Z',
        },
      ],
    }),
  );
  await button('Leave with this device').click();
  await button('Yes, leave').click();
  await expect.poll(posts).toHaveLength(1);
  await button('Undo: The join with Safari on iPhone').click();
  await expect
    .element(
      section.getByText(
        'The join with Safari on iPhone on November 10, 2026 can be undone until December 10, 2026.',
      ),
    )
    .toBeVisible();
  await button('Yes, undo it').click();
  await expect.poll(posts).toEqual([
    ['POST', `/api/learners/${FIRST_ID}/leave`, undefined],
    ['POST', `/api/learners/${FIRST_ID}/changes/${'u'.repeat(22)}/undo`, undefined],
  ]);
});

test('a code is shown with the time it ends, and the other device’s request appears without a reload', async () => {
  const until = new Date(Date.now() + 600_000).toISOString();
  const { replies, posts } = await open();
  replies['POST /api/learners/*'] = { code: CODE, until };
  vi.stubGlobal('setTimeout', (act: () => void, pause?: number) =>
    originalSetTimeout(act, pause === 3000 ? 10 : pause),
  );
  await button('Get a code').click();
  await expect.element(section.getByText(CODE)).toBeVisible();
  const time = new Date(until).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  await expect
    .element(section.getByText(`Enter it on the other device before ${time}.`, { exact: false }))
    .toBeVisible();
  replies['GET /api/joins'] = { joins: [join()] };
  await expect
    .element(
      section.getByText(
        'This joins your practice with the one on another device. Whoever has that device will see your answers.',
      ),
    )
    .toBeVisible();
  await expect
    .element(
      section.getByText(
        'The other device is Safari on iPhone, last used about November 19, 2026. It brings 12 answers, and this device brings 1 answer.',
      ),
    )
    .toBeVisible();
  expect(posts()).toHaveLength(1);
  replies['GET /api/joins'] = { joins: [join({ isAgreed: true })] };
  await button('Yes').click();
  expect(posts().at(-1)).toEqual(['POST', `/api/joins/${'j'.repeat(22)}/answer`, { isAgreed: true }]);
  await expect
    .element(section.getByText('You said yes. Now say yes on Safari on iPhone, before 3:30 PM.'))
    .toBeVisible();
  replies['GET /api/learners'] = { learners: [serverLearner({ devices: [device(), PHONE] })] };
  replies['GET /api/joins'] = { joins: [join({ isAgreed: true, state: 'joined' })] };
  await expect.element(section.getByText('The devices are joined.')).toBeVisible();
  await expect.element(button('Get a code')).toBeVisible();
  expect(section.getByText(CODE).query(), 'the code is used up').toBeNull();
  await expect.element(section.getByRole('listitem').nth(1)).toHaveTextContent('Safari on iPhone');
});

const originalSetTimeout = setTimeout;

test('a code begins a join after a check, and a no changes nothing', async () => {
  const { replies, posts } = await open();
  await button('Continue').click();
  await expect.element(section.getByText('Enter the code.')).toBeVisible();
  replies['POST /api/joins'] = refusal(404, {
    error: 'not_found',
    message: 'This code is unknown, used or expired.',
  });
  await code.fill(CODE);
  await button('Continue').click();
  await expect.element(toasts()).toHaveText('ErrorThis code is unknown, used or expired.');
  replies['POST /api/joins'] = (call: Call) => ({
    join: join({ learner: (call.body as { readonly learner: string }).learner }),
  });
  await button('Continue').click();
  await expect.element(button('No')).toBeVisible();
  expect(posts().at(-1)).toEqual(['POST', '/api/joins', { learner: FIRST_ID, code: CODE }]);
  replies['GET /api/joins'] = { joins: [join({ state: 'declined' })] };
  await button('No').click();
  await expect.element(section.getByText('The join was declined. Nothing has changed.')).toBeVisible();
  expect(posts().at(-1)).toEqual(['POST', `/api/joins/${'j'.repeat(22)}/answer`, { isAgreed: false }]);
  await expect.element(button('Get a code')).toBeVisible();
  await code.fill(CODE);
  await button('Continue').click();
  await expect.element(button('Yes')).toBeVisible();
  replies['GET /api/joins'] = { joins: [join({ state: 'expired' })] };
  replies['POST /api/joins/*'] = refusal(404, {
    error: 'not_found',
    message: 'This request to join has ended. Please get a new code.',
  });
  await button('Yes').click();
  await expect
    .element(section.getByText('There was no yes from both devices in time. Nothing has changed.'))
    .toBeVisible();
});

test('joins that ended before the page opened aren’t shown, nor those of other learners', async () => {
  await open(serverLearner(), [
    join({ id: 'a'.repeat(22), state: 'expired' }),
    join({ id: 'b'.repeat(22), learner: 'o'.repeat(22) }),
  ]);
  await expect.element(button('Get a code')).toBeVisible();
  await expect.element(section.getByRole('listitem')).toBeVisible();
  expect(section.getByText('Nothing has changed').query()).toBeNull();
  expect(button('Yes').query()).toBeNull();
});

test('a recovery code of a record that no device has restores it', async () => {
  await open(serverLearner(), [join({ device: null, lastUsed: null })]);
  await expect
    .element(section.getByText('This restores the record of the recovery code on this device.'))
    .toBeVisible();
  await expect
    .element(
      section.getByText(
        'No other device has it anymore. It has 12 answers, and this device brings 1 answer.',
      ),
    )
    .toBeVisible();
});

test('a recovery code is shown once, listed, and can be ended', async () => {
  const { replies, posts } = await open();
  await expect.element(button('Make a recovery code')).toBeVisible();
  replies['POST /api/learners/*'] = () => {
    replies['GET /api/learners'] = { learners: [serverLearner({ recoverySince: '2026-11-20' })] };
    return { code: CODE, until: null };
  };
  await button('Make a recovery code').click();
  await expect.element(section.getByText(CODE)).toBeVisible();
  await expect
    .element(section.getByText('A recovery code was made on November 20, 2026.', { exact: false }))
    .toBeVisible();
  await button('End the recovery code').click();
  replies['GET /api/learners'] = { learners: [serverLearner()] };
  await button('Yes, end it').click();
  await expect.element(button('Make a recovery code')).toBeVisible();
  expect(posts().at(-1)).toEqual(['DELETE', `/api/learners/${FIRST_ID}/recovery`, undefined]);
  expect(section.getByText(CODE).query()).toBeNull();
});

test('deleting names the other devices, and can be undone', async () => {
  const { replies, posts } = await open(serverLearner({ devices: [device(), PHONE] }));
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect
    .element(
      page.getByText(
        'Delete every answer and state? They are deleted here and on the devices that share this record: Safari on iPhone.',
      ),
    )
    .toBeVisible();
  replies['POST /api/learners/*'] = () => {
    const erasedAt = '2026-12-20T12:00:00.000Z';
    replies['GET /api/learners'] = { learners: [serverLearner({ devices: [device(), PHONE], erasedAt })] };
    return { status: 'changed' };
  };
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(page.getByText('Fox: will be erased on December 20, 2026.')).toBeVisible();
  expect(posts()).toEqual([['POST', `/api/learners/${FIRST_ID}/delete`, { isErased: false }]]);
  await clearToasts(); // They cover the button.
  await page.getByRole('button', { name: 'Undo the deletion: Fox' }).click();
  replies['POST /api/learners/*'] = () => {
    replies['GET /api/learners'] = { learners: [serverLearner()] };
    return { status: 'changed' };
  };
  await page.getByRole('button', { name: 'Yes, restore it' }).click();
  await expect.element(page.getByRole('region', { name: 'Deleted records' })).not.toBeInTheDocument();
  expect(posts().at(-1)).toEqual(['POST', `/api/learners/${FIRST_ID}/restore`, undefined]);
});

test('a deleted record can be erased at once', async () => {
  const { replies, posts } = await open();
  await page.getByRole('button', { name: 'Delete everything' }).click();
  replies['POST /api/learners/*'] = () => {
    replies['GET /api/learners'] = { learners: [] };
    return { status: 'changed' };
  };
  await expect
    .element(
      page.getByText(/Erasing also takes these answers from devices that no longer share this record\.$/),
    )
    .toBeVisible();
  await page.getByRole('button', { name: 'Erase now', exact: true }).click();
  await expect.element(toasts()).toHaveText('Record erasedYour practice record is erased.');
  expect(posts()).toEqual([['POST', `/api/learners/${FIRST_ID}/delete`, { isErased: true }]]);
  await expect.element(page.getByText(/^There’s nothing here yet\./)).toBeVisible();
  expect(page.getByRole('region', { name: 'Deleted records' }).query()).toBeNull();
});

test('a device that has just joined is told to undo that, and isn’t offered to delete the record of the others', async () => {
  await open(serverLearner({ devices: [PHONE, device()], isGuest: true }));
  await expect
    .element(page.getByText(/^This device joined less than 30 days ago, so it can’t delete/))
    .toBeVisible();
  expect(page.getByRole('button', { name: 'Delete everything' }).query()).toBeNull();
});
