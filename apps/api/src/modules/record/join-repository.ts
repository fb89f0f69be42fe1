import type { Database } from '../../db/schema.js';
import { inSeconds } from '../../durations.js';
import { FieldError } from '../../error-types.js';
import { newId } from '../../tokens.js';
import { type Device, openDevice, type Visitor } from './device-repository.js';
import {
  browserWith,
  changesOf,
  devicesOf,
  devicesWith,
  hasDevice,
  joinSeconds,
  move,
} from './learner-repository.js';
import { countFacts, requireRoom } from './record-repository.js';
import type { RecordTables } from './record-tables.js';

const isDeleted = 'This record was deleted. Undo that first.';

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
