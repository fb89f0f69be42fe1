import type { Database } from '../../db/schema.js';
import { inSeconds } from '../../durations.js';
import { FieldError } from '../../error-types.js';
import { newCode, newId } from '../../tokens.js';
import { type Device, devices, type NewDevice } from '../../plugins/ownership/holder-repository.js';
import { endKeys, findKey, type Key, makeKey } from '../../plugins/ownership/key-repository.js';
import { isHidden, openDevice, type Visitor } from './device-repository.js';
import { addChange, devicesOf, devicesWith, hasDevice, joinSeconds, move } from './learner-repository.js';
import { countFacts, lastNumber, requireRoom } from './record-repository.js';
import type { RecordTables } from './record-tables.js';

export const isDeleted = 'This record was deleted. Undo that first.';

/** Returns a visitor's device for a change that a deleted record doesn't allow. */
async function openUndeleted(trx: Database, visitor: Visitor, now: string): Promise<NewDevice> {
  const device = await openDevice(trx, visitor, now);
  if (await isHidden(trx, device.learner)) throw new FieldError({ learner: isDeleted });
  return device;
}

/** Returns a new code that joins another device, and its end, or one for recovery. It replaces the previous one. */
export async function makeCode(
  trx: Database,
  visitor: Visitor,
  { isRecovery, now }: { isRecovery: boolean; now: string },
): Promise<{ code: string; until: string | null }> {
  const { learner, log } = await openUndeleted(trx, visitor, now);
  const [code, until] = [newCode(), isRecovery ? null : inSeconds(joinSeconds, now)];
  const shown = isRecovery ? null : log;
  await makeKey(trx, code, { learner, log: shown, made_at: now, expires_at: until });
  return { code, until };
}

/** A code as it was typed, and the time. */
interface Typed {
  typed: string;
  now: string;
}

/** Returns the key of a learner's code, unless the learner is deleted. */
export async function openedBy(db: Database, typed: Typed): Promise<(Key & { learner: string }) | undefined> {
  const key = await findKey(db, 'learner', typed);
  if (!key?.learner || (await isHidden(db, key.learner))) return undefined;
  return { ...key, learner: key.learner };
}

/** Begins a join of a visitor's device with the learner of a code. Returns its ID, or undefined if the code isn't valid. */
export async function beginJoin(
  trx: Database,
  visitor: Visitor,
  { typed, now }: Typed,
): Promise<string | undefined> {
  const opened = await openedBy(trx, { typed, now });
  if (!opened) return undefined;
  const { learner } = opened;
  const device = await openUndeleted(trx, visitor, now);
  if (device.learner === learner)
    throw new FieldError({ code: 'This code belongs to the same record. Enter it on the other device.' });
  await requireRoomFor(trx, { log: device.log, learner, field: 'code' });
  if (opened.log !== null) await endKeys(trx, opened);
  // An earlier join that this device began can't be answered anymore.
  await trx.deleteFrom('joins').where('entered', '=', device.log).execute();
  const id = newId();
  const until = inSeconds(joinSeconds, now);
  const agreed = { entered_agreed: 0, shown_agreed: 0, state: 'waiting' } as const;
  // A device that still has the record must agree to its recovery, too.
  const others = await devicesOf(trx, [learner]);
  others.sort((one, other) => (one.expires_at < other.expires_at ? 1 : -1));
  const shown = opened.log ?? others[0]?.log ?? null;
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
  const joining = await devicesWith(trx, [join.entered, join.shown ?? '']);
  const isMine = (log: string | null) =>
    joining.some((device) => device.log === log && device.session === session);
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
  const fact_count = await lastNumber(trx, log);
  const change = { log, met, from_learner, to_learner: learner, fact_count, kept: kept?.last_number ?? null };
  await addChange(trx, { id: newId(), ...change, at: now, since, how });
  await move(trx, device, { learner, since: now, how: met === null ? 'recovered' : 'joined' });
}

/** Returns the joins of a browser's learners that wait, or that ended in the last ten minutes, for each side in the browser. */
export async function joinsOf(db: Database, session: string, now: string) {
  const own = await devices(db).where('session', '=', session).execute();
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
      other: (await devicesWith(db, [(log === join.entered ? join.shown : join.entered) ?? '']))[0],
      entering: await countFacts(db, { log: join.entered }),
      waiting: await countFacts(db, { learner: join.learner }),
    })),
  );
}
