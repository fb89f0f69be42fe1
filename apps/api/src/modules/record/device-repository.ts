import { lockByName } from '../../db/advisory-lock.js';
import type { Database } from '../../db/schema.js';
import { inSeconds } from '../../durations.js';
import { FieldError } from '../../error-types.js';
import { type Device, devices, type NewDevice } from '../../plugins/ownership/holder-repository.js';
import { newToken } from '../../tokens.js';

/** A browser's session, and its ID of a learner. Without an ID, its first learner. */
export interface Visitor {
  session: string;
  learner?: string | undefined;
}

/** The name of the lock that changes of devices hold alone, and that writers of facts share. */
export const learnersLock = 'learners';

const maxLearners = 20;

/** Selects a visitor's device, if the browser has that learner. */
export function deviceOf(db: Database, { session, learner }: Visitor) {
  const own = devices(db).where('session', '=', session);
  const found = learner === undefined ? own : own.where('id', '=', learner);
  return found.orderBy('begun_at').orderBy('id').limit(1);
}

/** Returns a visitor's device, if the browser has that learner. */
export function findDevice(db: Database, visitor: Visitor): Promise<Device | undefined> {
  return deviceOf(db, visitor).executeTakeFirst();
}

/** Returns a visitor's device, creating its learner if there is none. */
export async function openDevice(trx: Database, visitor: Visitor, now: string): Promise<NewDevice> {
  const known = await findDevice(trx, visitor);
  if (known) return known;
  const { session, learner: id = newToken().slice(0, 22) } = visitor;
  await lockByName(trx, `learners of ${session}`);
  const found = await findDevice(trx, visitor);
  if (found) return found;
  const others = await devices(trx).where('session', '=', session).execute();
  if (others.length >= maxLearners)
    throw new FieldError({ learner: `This browser already has ${maxLearners} learners.` });
  const log = newToken();
  const learner = await newLearner(trx);
  await trx.insertInto('records').values({ id: log, fact_count: 0 }).execute();
  await trx.insertInto('learner_logs').values({ learner, log, last_number: null }).execute();
  const device: NewDevice = { session, id, log, learner, begun_at: now, since: now, how: 'first' };
  await trx.insertInto('holders').values(device).execute();
  return device;
}

/** Stores a new learner and returns its key. */
export async function newLearner(trx: Database): Promise<string> {
  const id = newToken();
  await trx.insertInto('learners').values({ id, version: newToken(), deleted_at: null }).execute();
  return id;
}

export async function isHidden(db: Database, learner: string): Promise<boolean> {
  const found = db.selectFrom('learners').select('id').where('id', '=', learner);
  return (await found.where('deleted_at', 'is not', null).executeTakeFirst()) !== undefined;
}

/** Finds a visitor's learner, unless it is deleted, or creates it. Returns its ID, for the slice of progress. */
export const learnerOf = (db: Database, visitor: Visitor) => ({
  find: async (): Promise<string | undefined> => {
    const device = await findDevice(db, visitor);
    return device && !(await isHidden(db, device.learner)) ? device.id : undefined;
  },
  open: (): Promise<string> =>
    db.transaction().execute(async (trx) => {
      await lockByName(trx, learnersLock, 'shared');
      return (await openDevice(trx, visitor, inSeconds(0))).id;
    }),
});
