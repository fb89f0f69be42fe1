import { batchSize } from '../../db/batches.js';
import type { Database } from '../../db/schema.js';
import { inSeconds } from '../../durations.js';
import { FieldError } from '../../error-types.js';
import { type Device, devices } from '../../plugins/ownership/holder-repository.js';
import {
  changeLearners,
  changesOf,
  devicesOf,
  devicesWith,
  hasDevice,
  hideLearner,
  isGuest,
  isJoin,
  joinSeconds,
  takeFromAll,
  undo,
  undoSeconds,
} from './learner-repository.js';

/**
 * Undoes the joins with a device's learner within the last 30 days: those of other devices, and its own if `isOwn`. Returns
 * the devices that got back their former learners.
 */
async function separate(trx: Database, device: Device, { now, isOwn }: { now: string; isOwn: boolean }) {
  const { joins, company, isGuest } = await joinsWith(trx, device, now);
  const undone = joins.filter((join) =>
    join.log === device.log ? isGuest && isOwn : company.some((other) => other.log === join.log),
  );
  for (const join of undone.reverse()) await undo(trx, join);
  return devicesWith(
    trx,
    undone.map(({ log }) => log),
  );
}

/** Returns the joins with a device's learner within the last 30 days, and the learner's devices. */
async function joinsWith(trx: Database, device: Device, now: string) {
  const company = await devicesOf(trx, [device.learner]);
  const changes = await trx
    .selectFrom('learner_changes')
    .selectAll()
    .where('to_learner', '=', device.learner)
    .where('at', '>', inSeconds(-undoSeconds, now))
    .orderBy('at')
    .execute();
  return { joins: changes.filter(isJoin), company, isGuest: isGuest(device, changes, company) };
}

/** Separates the devices of sessions from others that joined within the last 30 days, and returns them. */
export async function separateDevices(
  trx: Database,
  sessions: readonly string[],
  now: string,
): Promise<Device[]> {
  if (sessions.length === 0) return [];
  const own = devices(trx).where('session', 'in', sessions);
  for (const { log } of await own.execute())
    for (const device of await devicesWith(trx, [log])) await separate(trx, device, { now, isOwn: true });
  return own.execute();
}

/**
 * Deletes a device's learner: hides it for 30 days, or erases it. Then what other devices brought within the last 30 days is
 * only hidden. Returns the logs whose facts nobody may read anymore, see `deleteUnread`.
 */
export async function deleteLearner(
  trx: Database,
  device: Device,
  { isErased, now }: { isErased: boolean; now: string },
): Promise<string[]> {
  if ((await joinsWith(trx, device, now)).isGuest)
    throw new FieldError({
      isErased: 'This device joined less than 30 days ago. Undo that first, or delete on the other device.',
    });
  if (!isErased) {
    await hideLearner(trx, device.learner, now);
    return [];
  }
  const devices = await separate(trx, device, { now, isOwn: false });
  const isBack = (log: string) => devices.some((other) => other.log === log);
  for (const { learner } of devices)
    if ((await devicesOf(trx, [learner])).every(({ log }) => isBack(log)))
      await hideLearner(trx, learner, now);
  return eraseLearners(trx, await learnersThrough(trx, device));
}

/** Returns a device's learner, and those of its former learners that have no device left. */
export async function learnersThrough(
  trx: Database,
  { learner, log }: Pick<Device, 'learner' | 'log'>,
): Promise<string[]> {
  const learners = [learner];
  for (const { from_learner } of await changesOf(trx, log))
    if (from_learner !== null && !(await hasDevice(trx, from_learner))) learners.push(from_learner);
  return learners;
}

/** Erases learners, with what others keep of their devices. Returns their logs. */
export async function eraseLearners(trx: Database, learners: readonly string[]): Promise<string[]> {
  if (learners.length === 0) return [];
  const logs = await trx.selectFrom('learner_logs').select('log').where('learner', 'in', learners).execute();
  for (const { log } of await devicesOf(trx, learners)) {
    await takeFromAll(trx, log);
    await trx.deleteFrom('learner_changes').where('log', '=', log).execute();
  }
  await trx.deleteFrom('learners').where('id', 'in', learners).execute();
  return logs.map(({ log }) => log);
}

/**
 * Erases the learners that were deleted 30 days ago and those that nothing leads back to, and deletes what has expired. For the
 * hourly job.
 */
export async function tidyLearners(db: Database, now: string): Promise<void> {
  await db
    .deleteFrom('learner_changes')
    .where('at', '<=', inSeconds(-undoSeconds, now))
    .where('how', 'not in', ['imported', 'undone'])
    .execute();
  await db.deleteFrom('joins').where('until', '<=', inSeconds(-joinSeconds, now)).execute();
  for (let after = ''; ; ) {
    const page = await dueLearners(db, now).where('id', '>', after).orderBy('id').limit(batchSize).execute();
    const last = page.at(-1);
    if (!last) return;
    for (const { id } of page)
      await changeLearners(db, async (trx) => {
        // It may have been restored meanwhile.
        const due = await dueLearners(trx, now).where('id', '=', id).execute();
        await eraseLearners(
          trx,
          due.map((each) => each.id),
        );
      });
    after = last.id;
  }
}

/** Selects the learners to erase: a device may come back to one from which it has joined another. */
function dueLearners(db: Database, now: string) {
  return db
    .selectFrom('learners')
    .select('id')
    .where((row) => {
      const holders = row.selectFrom('holders').select('log').whereRef('learner', '=', 'learners.id');
      const keys = row.selectFrom('keys').select('log').whereRef('learner', '=', 'learners.id');
      const joins = row
        .selectFrom('learner_changes')
        .select('log')
        .whereRef('from_learner', '=', 'learners.id');
      return row.or([
        row('deleted_at', '<=', inSeconds(-undoSeconds, now)),
        row.and([
          row('deleted_at', 'is', null),
          ...[holders, keys, joins].map((each) => row.not(row.exists(each))),
        ]),
      ]);
    });
}
