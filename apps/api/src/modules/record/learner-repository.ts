import { lockByName } from '../../db/advisory-lock.js';
import type { Database } from '../../db/schema.js';
import { inSeconds } from '../../durations.js';
import { FieldError } from '../../error-types.js';
import { newToken } from '../../tokens.js';
import { type Device, devices } from '../../plugins/ownership/holder-repository.js';
import { endShownKeys, recoveryKeys } from '../../plugins/ownership/key-repository.js';
import { learnersLock, newLearner } from './device-repository.js';
import { lastNumber } from './record-repository.js';
import type { RecordTables } from './record-tables.js';

const minutes = 60;
const days = 24 * 60 * minutes;
/** The lifetime of a joining code, and the time in which both sides must agree, in seconds. */
export const joinSeconds = 10 * minutes;
/** The time in which joins and deletions can be undone, in seconds. */
export const undoSeconds = 30 * days;

/** Runs a change of the devices of learners. No other change and no writing of facts runs meanwhile. */
export function changeLearners<Result>(
  db: Database,
  run: (trx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await lockByName(trx, learnersLock);
    return run(trx);
  });
}

export async function hasDevice(db: Database, learner: string): Promise<boolean> {
  return (await devicesOf(db, [learner])).length > 0;
}

/** Moves a device to another learner, which reads its log from then on. The other devices keep the facts until now. */
export async function move(
  trx: Database,
  { log, learner: from }: Device,
  to: Pick<Device, 'learner' | 'since' | 'how'>,
): Promise<void> {
  await keepUntil(trx, { learner: from, log, last_number: await lastNumber(trx, log) });
  await keepUntil(trx, { learner: to.learner, log, last_number: null });
  await trx.updateTable('holders').set(to).where('log', '=', log).execute();
  await endJoins(trx, [log]);
}

/** Lets a learner's devices read a log with its imports, until a number if one is given. */
export async function keepUntil(
  trx: Database,
  { learner, log, last_number }: { learner: string; log: string; last_number: number | null },
): Promise<void> {
  await takeBack(trx, learner, log);
  const kept = (await importsOf(trx, log)).filter((each) => each.fact_count <= (last_number ?? Infinity));
  const rows = [{ learner, log, last_number }];
  for (const { id } of kept)
    rows.push({ learner, log: id, last_number: last_number === null ? null : await lastNumber(trx, id) });
  for (const row of rows) await trx.insertInto('learner_logs').values(row).execute();
}

async function renewVersion(trx: Database, learner: string): Promise<void> {
  await trx.updateTable('learners').set({ version: newToken() }).where('id', '=', learner).execute();
}

/** Ends the joins that wait for some devices, and the codes that these show. */
async function endJoins(trx: Database, logs: readonly string[]): Promise<void> {
  await endShownKeys(trx, logs);
  await trx
    .updateTable('joins')
    .set({ state: 'expired' })
    .where('state', '=', 'waiting')
    .where((row) => row.or([row('entered', 'in', logs), row('shown', 'in', logs)]))
    .execute();
}

type Change = RecordTables['learner_changes'];

/** Returns true if a change is a join, and not an import. */
export const isJoin = <Some extends Pick<Change, 'how'>>(
  change: Some,
): change is Some & Pick<Device, 'how'> => change.how !== 'imported' && change.how !== 'undone';

/** Returns true if a device has joined others, which are still there. It can undo that, and not delete what they have. */
export function isGuest(
  { learner, log }: Device,
  changes: readonly Pick<Change, 'log' | 'to_learner' | 'at' | 'how'>[],
  devices: readonly Device[],
): boolean {
  const others = devices.filter((other) => other.learner === learner && other.log !== log);
  const own = changes.filter((join) => isJoin(join) && join.log === log && join.to_learner === learner);
  return own.some(({ at }) => others.some(({ since }) => since <= at));
}

async function importsOf(db: Database, log: string): Promise<Change[]> {
  return (await changesOf(db, log)).filter(({ how }) => how === 'imported');
}

/** Stores a change after the others of its device. */
export async function addChange(trx: Database, change: Omit<Change, 'number'>): Promise<void> {
  const number = ((await changesOf(trx, change.log)).at(-1)?.number ?? 0) + 1;
  await trx
    .insertInto('learner_changes')
    .values({ ...change, number })
    .execute();
}

export function changesOf(db: Database, log: string) {
  return db.selectFrom('learner_changes').selectAll().where('log', '=', log).orderBy('number').execute();
}

/**
 * Undoes an import, or a join, as if it had never happened: the device gets its former learner back, and the other devices lose its facts.
 * The device itself may do so, and those that were there before it. If it has left them, they only lose its facts: where it is now
 * doesn't concern them, and it can still undo its own part. Returns false if there is no such change.
 */
export async function undoChange(
  trx: Database,
  own: Device,
  { id, now }: { id: string; now: string },
): Promise<boolean> {
  const change = await trx
    .selectFrom('learner_changes')
    .selectAll()
    .where('id', '=', id)
    .where('at', '>', inSeconds(-undoSeconds, now))
    .where('how', '!=', 'undone')
    .executeTakeFirst();
  if (!change) return false;
  const [joined] = await devicesWith(trx, [change.log]);
  if (!mayUndo(own, change, joined?.learner ?? null)) return false;
  if (own.log === change.log || !joined || joined.learner === change.to_learner) await undo(trx, change);
  else {
    await keep(trx, own.learner, change);
    await setChange(trx, change.id, { to_learner: null });
  }
  return true;
}

/** Returns true if a device may undo a change. `joined` is the present learner of the device that made it, if it is still there. */
export function mayUndo(
  own: Device,
  change: Pick<Change, 'log' | 'to_learner' | 'at' | 'how'>,
  joined: string | null,
): boolean {
  const isCompany = own.learner === change.to_learner && own.since <= change.at;
  // A device takes its imports along.
  const isThere = isJoin(change) || joined === null || joined === change.to_learner;
  return own.log === change.log || (isCompany && isThere);
}

export async function devicesWith(db: Database, logs: readonly string[]): Promise<Device[]> {
  if (logs.length === 0) return [];
  return devices(db).where('log', 'in', logs).execute();
}

export async function undo(trx: Database, change: Change): Promise<void> {
  if (!isJoin(change)) return undoImport(trx, change);
  const { id, log, to_learner, since, how } = change;
  const [next] = await laterJoins(trx, change);
  const learner = change.from_learner ?? (await newLearner(trx));
  const [device] = await devicesWith(trx, [log]);
  if (next) {
    await setChange(trx, next.id, { from_learner: learner, since, how });
    await keep(trx, learner, { ...change, kept: next.fact_count });
  } else if (device) await move(trx, device, { learner, since, how });
  else await keepUntil(trx, { learner, log, last_number: null });
  if (to_learner !== null && to_learner !== learner) await keep(trx, to_learner, change);
  await trx.deleteFrom('learner_changes').where('id', '=', id).execute();
}

const setChange = (trx: Database, id: string, values: Partial<Change>) =>
  trx.updateTable('learner_changes').set(values).where('id', '=', id).execute();

async function laterJoins(trx: Database, { log, number }: Change) {
  return (await changesOf(trx, log)).filter(isJoin).filter((join) => join.number > number);
}

/** Stores what the devices of a learner keep of a log without a join, unless it has joined them again since. */
async function keep(trx: Database, learner: string, change: Change): Promise<void> {
  const { log, kept } = change;
  const again = (await laterJoins(trx, change)).find((each) => each.to_learner === learner);
  if (again) await setChange(trx, again.id, { kept });
  else if (kept === null) await takeBack(trx, learner, log);
  else await keepUntil(trx, { learner, log, last_number: kept });
}

/** Takes an import from all who read it. Its number in the device's log stays taken. */
async function undoImport(trx: Database, { id }: Change): Promise<void> {
  await takeFromAll(trx, id);
  await setChange(trx, id, { how: 'undone' });
}

/** Takes a log with its imports from all who read it. */
export async function takeFromAll(trx: Database, log: string): Promise<void> {
  const readers = await trx.selectFrom('learner_logs').select('learner').where('log', '=', log).execute();
  for (const { learner } of readers) await takeBack(trx, learner, log);
}

/** Takes a log with its imports from the devices of a learner. */
async function takeBack(trx: Database, learner: string, log: string): Promise<void> {
  const logs = [log, ...(await importsOf(trx, log)).map(({ id }) => id)];
  await trx.deleteFrom('learner_logs').where('learner', '=', learner).where('log', 'in', logs).execute();
  await renewVersion(trx, learner);
}

/** Returns the devices of learners, in the order in which they joined. */
export function devicesOf(db: Database, learners: readonly string[]): Promise<Device[]> {
  return devices(db)
    .where('learner', 'in', learners)
    .orderBy('since')
    .orderBy('how')
    .orderBy('log')
    .execute();
}

/**
 * Gives a device a learner of its own, with its own facts. The others keep the facts until now. A device may remove itself and
 * those that joined after it. Returns false if there is no such device.
 */
export async function removeDevice(
  trx: Database,
  own: Device,
  { isIt, now }: { isIt: (log: string) => boolean; now: string },
): Promise<boolean> {
  const all = await devicesOf(trx, [own.learner]);
  const place = all.findIndex(({ log }) => log === own.log);
  const device = all.slice(place).find(({ log }) => isIt(log));
  if (!device) return false;
  if (all.length < 2) throw new FieldError({ learner: 'No other device has this record.' });
  await move(trx, device, { learner: await newLearner(trx), since: now, how: 'first' });
  return true;
}

/** Hides a learner's record, or shows it again. */
export async function hideLearner(trx: Database, learner: string, deleted_at: string | null): Promise<void> {
  await trx.updateTable('learners').set({ deleted_at }).where('id', '=', learner).execute();
  const logs = (await devicesOf(trx, [learner])).map(({ log }) => log);
  if (deleted_at !== null && logs.length > 0) await endJoins(trx, logs);
}

/** Everything that a browser sees of its learners. */
export async function learnersOf(db: Database, session: string, now: string) {
  const own = await devices(db)
    .innerJoin('learners', 'learners.id', 'learner')
    .select('deleted_at')
    .where('session', '=', session)
    .orderBy('begun_at')
    .orderBy('holders.id')
    .execute();
  if (own.length === 0) return { own, devices: [], codes: [], changes: [] };
  const learners = own.map(({ learner }) => learner);
  const logs = own.map(({ log }) => log);
  const changes = await db
    .selectFrom('learner_changes')
    .selectAll()
    .where((row) => row.or([row('to_learner', 'in', learners), row('log', 'in', logs)]))
    .where('at', '>', inSeconds(-undoSeconds, now))
    .where('how', '!=', 'undone')
    .orderBy('at')
    .orderBy('id')
    .execute();
  const others = await devicesWith(
    db,
    changes.flatMap(({ log, met }) => [log, met ?? '']),
  );
  const deviceWith = (log: string | null) => others.find((other) => other.log === log);
  return {
    own,
    devices: await devicesOf(db, learners),
    codes: await recoveryKeys(db, learners),
    changes: changes.map((change) => ({
      ...change,
      joined: deviceWith(change.log),
      met: deviceWith(change.met),
    })),
  };
}
