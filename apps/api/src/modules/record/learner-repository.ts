import { lockByName } from '../../db/advisory-lock.js';
import { batchSize } from '../../db/batches.js';
import type { Database } from '../../db/schema.js';
import { inSeconds } from '../../durations.js';
import { FieldError } from '../../error-types.js';
import { newId, newToken } from '../../tokens.js';
import { type Device, learnersLock, newLearner, openDevice, type Visitor } from './device-repository.js';
import { countFacts, requireRoom } from './record-repository.js';
import type { RecordTables } from './record-tables.js';

const minutes = 60;
const days = 24 * 60 * minutes;
/** The lifetime of a joining code, and the time in which both sides must agree, in seconds. */
export const joinSeconds = 10 * minutes;
/** The time in which joins and deletions can be undone, in seconds. */
export const undoSeconds = 30 * days;

const isDeleted = 'This record was deleted. Undo that first.';

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

/** Returns a visitor's device for a change that a deleted record doesn't allow. */
async function openUndeleted(trx: Database, visitor: Visitor, now: string): Promise<Device> {
  const device = await openDevice(trx, visitor, now);
  const hidden = await trx
    .selectFrom('learners')
    .select('id')
    .where('id', '=', device.learner)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  if (hidden) throw new FieldError({ learner: isDeleted });
  return device;
}

/** A code's hash, and the time. */
interface Code {
  code_hash: string;
  now: string;
}

/** Stores a code that joins another device, or one for recovery, in place of the previous one. */
export async function saveCode(
  trx: Database,
  visitor: Visitor,
  { isRecovery, code_hash, now }: Code & { isRecovery: boolean },
): Promise<void> {
  const { learner, log } = await openUndeleted(trx, visitor, now);
  await deleteCodes(trx, learner, isRecovery);
  const code = { code_hash, learner, log: isRecovery ? null : log, made_at: now };
  await trx.insertInto('learner_codes').values(code).execute();
}

/** Ends the codes of a learner that join other devices, or those for recovery. */
export async function deleteCodes(trx: Database, learner: string, isRecovery: boolean): Promise<void> {
  await trx
    .deleteFrom('learner_codes')
    .where('learner', '=', learner)
    .where('log', isRecovery ? 'is' : 'is not', null)
    .execute();
}

/** Returns the learner that a code opens, and the device that shows it unless it is for recovery. */
export function openedBy(db: Database, { code_hash, now }: Code) {
  return db
    .selectFrom('learner_codes')
    .innerJoin('learners', 'learners.id', 'learner_codes.learner')
    .select(['learner', 'log'])
    .where('code_hash', '=', code_hash)
    .where('deleted_at', 'is', null)
    .where((row) => row.or([row('log', 'is', null), row('made_at', '>', inSeconds(-joinSeconds, now))]))
    .executeTakeFirst();
}

/** Begins a join of a visitor's device with the learner of a code. Returns its ID, or undefined if the code isn't valid. */
export async function beginJoin(
  trx: Database,
  visitor: Visitor,
  { code_hash, now }: Code,
): Promise<string | undefined> {
  const opened = await openedBy(trx, { code_hash, now });
  if (!opened) return undefined;
  const { learner } = opened;
  const device = await openUndeleted(trx, visitor, now);
  if (device.learner === learner)
    throw new FieldError({ code: 'This code belongs to the same record. Enter it on the other device.' });
  await requireRoomFor(trx, { log: device.log, learner, field: 'code' });
  if (opened.log !== null) await deleteCodes(trx, learner, false);
  // An earlier join that this device began can't be answered anymore.
  await trx.deleteFrom('joins').where('entered', '=', device.log).execute();
  const id = newId();
  const until = inSeconds(joinSeconds, now);
  const agreed = { entered_agreed: 0, shown_agreed: 0, state: 'waiting' } as const;
  // A device that still has the record must agree to its recovery, too.
  const devices = await devicesOf(trx, [learner]);
  devices.sort((one, other) => (one.expires_at < other.expires_at ? 1 : -1));
  const shown = opened.log ?? devices[0]?.log ?? null;
  await trx
    .insertInto('joins')
    .values({ id, entered: device.log, shown, learner, ...agreed, until })
    .execute();
  return id;
}

async function requireRoomFor(
  trx: Database,
  { log, learner, field }: { log: string; learner: string; field: string },
): Promise<void> {
  const count = (await countFacts(trx, { log })) + (await countFacts(trx, { learner }));
  requireRoom(count, { [field]: 'The two records have too many answers for one.' });
}

/** Stores the answer of a visitor to a join. Returns false if the visitor has no such join, or if it has ended otherwise. */
export async function answerJoin(
  trx: Database,
  session: string,
  { id, isAgreed, now }: { id: string; isAgreed: boolean; now: string },
): Promise<boolean> {
  const join = await trx.selectFrom('joins').selectAll().where('id', '=', id).executeTakeFirst();
  if (!join) return false;
  const devices = await devicesWith(trx, [join.entered, join.shown ?? '']);
  const isMine = (log: string | null) =>
    devices.some((device) => device.log === log && device.session === session);
  const sides = [isMine(join.entered), isMine(join.shown)] as const;
  if (!sides.includes(true)) return false;
  if (join.state !== 'waiting') return join.state === (isAgreed ? 'joined' : 'declined');
  if (join.until <= now) return false;
  const own = trx.updateTable('joins').where('id', '=', id);
  if (!isAgreed) {
    await own.set({ state: 'declined', until: now }).execute();
    return true;
  }
  const entered_agreed = sides[0] ? 1 : join.entered_agreed;
  const shown_agreed = sides[1] ? 1 : join.shown_agreed;
  await own.set({ entered_agreed, shown_agreed }).execute();
  const [entering] = await devicesWith(trx, [join.entered]);
  if (!entering || !entered_agreed || (join.shown !== null && !shown_agreed)) return true;
  return completeJoin(trx, entering, { join, now });
}

async function completeJoin(
  trx: Database,
  device: Device,
  { join: { id, shown, learner }, now }: { join: RecordTables['joins']; now: string },
): Promise<boolean> {
  // Another device may have restored the record meanwhile, and would have to agree.
  if (shown === null && (await hasDevice(trx, learner))) return false;
  await requireRoomFor(trx, { log: device.log, learner, field: 'isAgreed' });
  await trx.updateTable('joins').set({ state: 'joined', until: now }).where('id', '=', id).execute();
  await joinLearner(trx, device, { learner, met: shown, now });
  return true;
}

async function hasDevice(db: Database, learner: string): Promise<boolean> {
  const devices = db.selectFrom('learner_devices').select('log').where('learner', '=', learner);
  return (await devices.limit(1).executeTakeFirst()) !== undefined;
}

async function joinLearner(
  trx: Database,
  device: Device,
  { learner, met, now }: { learner: string; met: string | null; now: string },
): Promise<void> {
  const { log, since, how, learner: from_learner } = device;
  const kept = await trx
    .selectFrom('learner_logs')
    .select('last_number')
    .where('learner', '=', learner)
    .where('log', '=', log)
    .executeTakeFirst();
  const number = ((await changesOf(trx, log)).at(-1)?.number ?? 0) + 1;
  const fact_count = await countFacts(trx, { log });
  const change = { log, number, met, from_learner, to_learner: learner, fact_count, at: now };
  await trx
    .insertInto('learner_changes')
    .values({ id: newId(), ...change, since, how, kept: kept?.last_number ?? null })
    .execute();
  await move(trx, device, { learner, since: now, how: met === null ? 'recovered' : 'joined' });
}

/** Moves a device to another learner, which reads its log from then on. The other devices keep the facts until now. */
async function move(
  trx: Database,
  { log, learner: from }: Device,
  to: Pick<Device, 'learner' | 'since' | 'how'>,
): Promise<void> {
  await keepUntil(trx, { learner: from, log, last_number: await countFacts(trx, { log }) });
  await keepUntil(trx, { learner: to.learner, log, last_number: null });
  await trx.updateTable('learner_devices').set(to).where('log', '=', log).execute();
  await endJoins(trx, [log]);
}

/** Lets a learner's devices read a log, until a fact if one is given. */
async function keepUntil(
  trx: Database,
  { learner, log, last_number }: { learner: string; log: string; last_number: number | null },
): Promise<void> {
  await trx
    .insertInto('learner_logs')
    .values({ learner, log, last_number })
    .onConflict((conflict) => conflict.columns(['learner', 'log']).doUpdateSet({ last_number }))
    .execute();
  await renewVersion(trx, learner);
}

async function renewVersion(trx: Database, learner: string): Promise<void> {
  await trx.updateTable('learners').set({ version: newToken() }).where('id', '=', learner).execute();
}

/** Ends the joins that wait for some devices, and the codes that these show. */
async function endJoins(trx: Database, logs: readonly string[]): Promise<void> {
  await trx.deleteFrom('learner_codes').where('log', 'in', logs).execute();
  await trx
    .updateTable('joins')
    .set({ state: 'expired' })
    .where('state', '=', 'waiting')
    .where((row) => row.or([row('entered', 'in', logs), row('shown', 'in', logs)]))
    .execute();
}

function changesOf(db: Database, log: string) {
  return db.selectFrom('learner_changes').selectAll().where('log', '=', log).orderBy('number').execute();
}

/**
 * Undoes a join, as if it had never happened: the device gets its former learner back, and the other devices lose its facts.
 * The device itself may do so, and those that were there before it, unless it has left them. Returns false if there is
 * no such change.
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
    .executeTakeFirst();
  if (!change) return false;
  const [joined] = await devicesWith(trx, [change.log]);
  if (!mayUndo(own, change, joined?.learner ?? null)) return false;
  await undo(trx, change);
  return true;
}

type Change = RecordTables['learner_changes'];

/** Returns true if a device may undo a join. `joined` is the present learner of the device that joined, if it is still there. */
export function mayUndo(
  own: Device,
  { log, to_learner, at }: Pick<Change, 'log' | 'to_learner' | 'at'>,
  joined: string | null,
): boolean {
  const isCompany = own.learner === to_learner && own.since <= at;
  return own.log === log || (isCompany && (joined === null || joined === to_learner));
}

async function devicesWith(db: Database, logs: readonly string[]): Promise<Device[]> {
  if (logs.length === 0) return [];
  return db.selectFrom('learner_devices').selectAll().where('log', 'in', logs).execute();
}

async function undo(trx: Database, change: Change): Promise<void> {
  const { id, log, to_learner, since, how } = change;
  const later = (await changesOf(trx, log)).filter(({ number }) => number > change.number);
  const [next] = later;
  const learner = change.from_learner ?? (await newLearner(trx));
  const [device] = await devicesWith(trx, [log]);
  const changes = trx.updateTable('learner_changes');
  /** Stores what the devices of a learner have of the log, unless it has joined them again since. */
  const keep = async (learner: string, kept: number | null): Promise<void> => {
    const again = later.find((each) => each.to_learner === learner);
    if (again) await changes.set({ kept }).where('id', '=', again.id).execute();
    else if (kept === null) await takeBack(trx, learner, log);
    else await keepUntil(trx, { learner, log, last_number: kept });
  };
  if (next) {
    await changes.set({ from_learner: learner, since, how }).where('id', '=', next.id).execute();
    await keep(learner, next.fact_count);
  } else if (device) await move(trx, device, { learner, since, how });
  else await keepUntil(trx, { learner, log, last_number: null });
  if (to_learner !== null && to_learner !== learner) await keep(to_learner, change.kept);
  await trx.deleteFrom('learner_changes').where('id', '=', id).execute();
}

/** Takes a log from the devices of a learner. */
async function takeBack(trx: Database, learner: string, log: string): Promise<void> {
  await trx.deleteFrom('learner_logs').where('learner', '=', learner).where('log', '=', log).execute();
  await renewVersion(trx, learner);
}

/** Returns the devices of learners, in the order in which they joined, with their browsers. */
export function devicesOf(db: Database, learners: readonly string[]) {
  return db
    .selectFrom('learner_devices')
    .innerJoin('sessions', 'id_hash', 'session')
    .selectAll('learner_devices')
    .select(['browser', 'created_at', 'expires_at'])
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
  const devices = await devicesOf(trx, [own.learner]);
  const place = devices.findIndex(({ log }) => log === own.log);
  const device = devices.slice(place).find(({ log }) => isIt(log));
  if (!device) return false;
  if (devices.length < 2) throw new FieldError({ learner: 'No other device has this record.' });
  await move(trx, device, { learner: await newLearner(trx), since: now, how: 'first' });
  return true;
}

/** Hides a learner's record, or shows it again. */
export async function hideLearner(trx: Database, learner: string, deleted_at: string | null): Promise<void> {
  await trx.updateTable('learners').set({ deleted_at }).where('id', '=', learner).execute();
  const logs = (await devicesOf(trx, [learner])).map(({ log }) => log);
  if (deleted_at !== null && logs.length > 0) await endJoins(trx, logs);
}

/**
 * Undoes the joins with a device's learner within the last 30 days: those of other devices, and its own if `isOwn`. Returns
 * the devices that got back their former learners, and true if the device itself has joined others.
 */
async function separate(trx: Database, device: Device, { now, isOwn }: { now: string; isOwn: boolean }) {
  const { learner, log } = device;
  const company = await devicesOf(trx, [learner]);
  const joins = await trx
    .selectFrom('learner_changes')
    .selectAll()
    .where('to_learner', '=', learner)
    .where('at', '>', inSeconds(-undoSeconds, now))
    .orderBy('at')
    .execute();
  const isGuest = joins.some(
    (join) => join.log === log && company.some((other) => other.log !== log && other.since <= join.at),
  );
  const undone = joins.filter((join) =>
    join.log === log ? isGuest && isOwn : company.some((other) => other.log === join.log),
  );
  for (const join of undone.reverse()) await undo(trx, join);
  const logs = undone.map((join) => join.log);
  return { isGuest, devices: await devicesWith(trx, logs) };
}

/** Separates the devices of sessions from others that joined within the last 30 days, and returns them. */
export async function separateDevices(
  trx: Database,
  sessions: readonly string[],
  now: string,
): Promise<Device[]> {
  if (sessions.length === 0) return [];
  const devices = trx.selectFrom('learner_devices').selectAll().where('session', 'in', sessions);
  for (const { log } of await devices.execute())
    for (const device of await devicesWith(trx, [log])) await separate(trx, device, { now, isOwn: true });
  return devices.execute();
}

/**
 * Erases a device's learner. What other devices brought within the last 30 days is only hidden. Returns the logs whose
 * facts nobody may read anymore, see `deleteUnread`.
 */
export async function eraseNow(trx: Database, device: Device, now: string): Promise<string[]> {
  const { isGuest, devices } = await separate(trx, device, { now, isOwn: false });
  if (isGuest)
    throw new FieldError({
      isErased: 'This device joined less than 30 days ago. Undo that first, or erase on the other device.',
    });
  for (const { learner } of devices)
    if ((await devicesOf(trx, [learner])).length === 1) await hideLearner(trx, learner, now);
  return eraseLearners(trx, await learnersThrough(trx, device));
}

/** Returns a device's learner, and its former ones that no device has anymore. */
export async function learnersThrough(
  trx: Database,
  { learner, log }: Pick<Device, 'learner' | 'log'>,
): Promise<string[]> {
  const learners = [learner];
  for (const { from_learner } of await changesOf(trx, log))
    if (from_learner !== null && !(await hasDevice(trx, from_learner))) learners.push(from_learner);
  return learners;
}

/** Erases learners. Returns their logs. */
export async function eraseLearners(trx: Database, learners: readonly string[]): Promise<string[]> {
  if (learners.length === 0) return [];
  const logs = await trx.selectFrom('learner_logs').select('log').where('learner', 'in', learners).execute();
  await trx.deleteFrom('learners').where('id', 'in', learners).execute();
  return logs.map(({ log }) => log);
}

/** Everything that a browser sees of its learners. */
export async function learnersOf(db: Database, session: string, now: string) {
  const own = await db
    .selectFrom('learner_devices')
    .innerJoin('learners', 'learners.id', 'learner')
    .selectAll('learner_devices')
    .select('deleted_at')
    .where('session', '=', session)
    .orderBy('begun_at')
    .orderBy('learner_devices.id')
    .execute();
  if (own.length === 0) return { own, devices: [], codes: [], changes: [] };
  const learners = own.map(({ learner }) => learner);
  const logs = own.map(({ log }) => log);
  const codes = db
    .selectFrom('learner_codes')
    .select(['learner', 'made_at'])
    .where('learner', 'in', learners)
    .where('log', 'is', null);
  const changes = db
    .selectFrom('learner_changes')
    .leftJoin('learner_devices', 'learner_devices.log', 'learner_changes.log')
    .leftJoin('sessions as joined', 'joined.id_hash', 'learner_devices.session')
    .leftJoin('learner_devices as other', 'other.log', 'learner_changes.met')
    .leftJoin('sessions as met', 'met.id_hash', 'other.session')
    .select(['learner_changes.id', 'learner_changes.log', 'to_learner', 'at'])
    .select(['learner_devices.learner as joined', 'joined.browser as kind', 'met.browser as met'])
    .where((row) => row.or([row('to_learner', 'in', learners), row('learner_changes.log', 'in', logs)]))
    .where('at', '>', inSeconds(-undoSeconds, now))
    .orderBy('at')
    .orderBy('learner_changes.id');
  return {
    own,
    devices: await devicesOf(db, learners),
    codes: await codes.execute(),
    changes: await changes.execute(),
  };
}

/** Returns the joins of a browser's learners that wait, or that ended in the last ten minutes, for each side in the browser. */
export async function joinsOf(db: Database, session: string, now: string) {
  const own = await db.selectFrom('learner_devices').selectAll().where('session', '=', session).execute();
  const logs = own.map(({ log }) => log);
  if (logs.length === 0) return [];
  const joins = db
    .selectFrom('joins')
    .selectAll()
    .where((row) => row.or([row('entered', 'in', logs), row('shown', 'in', logs)]))
    .where('until', '>', inSeconds(-joinSeconds, now))
    .orderBy('until')
    .orderBy('id');
  const sides = (await joins.execute()).flatMap((join) =>
    own
      .filter(({ log }) => [join.entered, join.shown].includes(log))
      .map(({ id, log }) => ({ join, id, log })),
  );
  return Promise.all(
    sides.map(async ({ join, id, log }) => ({
      join,
      learner: id,
      isEntering: log === join.entered,
      other: await browserWith(db, log === join.entered ? join.shown : join.entered),
      entering: await countFacts(db, { log: join.entered }),
      waiting: await countFacts(db, { learner: join.learner }),
    })),
  );
}

function browserWith(db: Database, log: string | null) {
  return db
    .selectFrom('learner_devices')
    .innerJoin('sessions', 'id_hash', 'session')
    .select(['browser', 'created_at', 'expires_at'])
    .where('log', '=', log ?? '')
    .executeTakeFirst();
}

/**
 * Erases the learners that were deleted 30 days ago and those that nothing leads back to, and deletes what has expired. For the
 * hourly job.
 */
export async function tidyLearners(db: Database, now: string): Promise<void> {
  await db.deleteFrom('learner_changes').where('at', '<=', inSeconds(-undoSeconds, now)).execute();
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
      const devices = row.selectFrom('learner_devices').select('log').whereRef('learner', '=', 'learners.id');
      const codes = row.selectFrom('learner_codes').select('log').whereRef('learner', '=', 'learners.id');
      const joins = row
        .selectFrom('learner_changes')
        .select('log')
        .whereRef('from_learner', '=', 'learners.id');
      return row.or([
        row('deleted_at', '<=', inSeconds(-undoSeconds, now)),
        row.and([
          row('deleted_at', 'is', null),
          ...[devices, codes, joins].map((each) => row.not(row.exists(each))),
        ]),
      ]);
    });
}
