import {
  Deletion,
  DevicePath,
  JoinAnswer,
  JoinBegun,
  JoinPath,
  JoinRequest,
  Joins,
  LearnerChanged,
  LearnerCode,
  LearnerPath,
  Learners,
  UndoPath,
} from '@mathtools/contracts/learners';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Database } from '../../db/schema.js';
import { inSeconds } from '../../durations.js';
import { errorResponses, HttpError, sendApiProblem } from '../../plugins/errors.js';
import { limits } from '../../plugins/limits/rate-limits.js';
import { lastDay } from '../../plugins/session/sessions.js';
import { type Device, idFor } from '../../plugins/ownership/holder-repository.js';
import { endKeys } from '../../plugins/ownership/key-repository.js';
import { findDevice } from './device-repository.js';
import { deleteLearner } from './erasure-repository.js';
import { answerJoin, beginJoin, joinsOf, makeCode, openedBy } from './join-repository.js';
import {
  changeLearners,
  hideLearner,
  learnersOf,
  isGuest,
  isJoin,
  mayUndo,
  removeDevice,
  undoChange,
  undoSeconds,
} from './learner-repository.js';
import { deleteUnread } from './record-repository.js';
import { routesOf } from '../../plugins/routes.js';

const { reading } = routesOf('learners');

const errors = errorResponses(400, 403, 404, 413, 415, 429, 503);

/** Describes a route that changes something. */
const change = <const Schema extends object, Response extends z.ZodType>(
  summary: string,
  response: Response,
  schema: Schema,
) => ({
  bodyLimit: 1024,
  config: limits.learners,
  schema: { tags: ['learners'], summary, ...schema, response: { 200: response, ...errors } },
});

/** Serves the learners of a browser: their devices, and the codes that join or restore them. */
export const learnerRoutes: FastifyPluginCallbackZod = (app, _options, done) => {
  const { db, sessions, runLongWork, clock } = app;
  const time = () => new Date(clock()).toISOString();

  /** Changes a learner of the visitor. Responds with 404 if there is none, or if `run` returns false. */
  const changed = async (
    request: FastifyRequest<{ Params: { learner: string } }>,
    reply: FastifyReply,
    run: (trx: Database, device: Device, now: string) => Promise<unknown>,
  ) => {
    const session = await sessions.find(request, reply);
    if (session === undefined) throw new HttpError(404);
    const { learner } = request.params;
    const isDone = await changeLearners(db, async (trx) => {
      const device = await findDevice(trx, { session, learner });
      return device !== undefined && (await run(trx, device, time())) !== false;
    });
    if (!isDone) throw new HttpError(404);
    return { status: 'changed' as const };
  };

  app.get(
    '/learners',
    reading('List the learners of the visitor’s browser, and the devices of each', Learners),
    async (request, reply) => {
      const session = await sessions.find(request, reply);
      return { learners: session === undefined ? [] : seenBy(await learnersOf(db, session, time())) };
    },
  );
  for (const [path, isRecovery, purpose] of [
    ['code', false, 'joins another device'],
    ['recovery', true, 'restores the record once no device has it'],
  ] as const)
    app.post(
      `/learners/:learner/${path}`,
      change(`Create the code that ${purpose}; it replaces the previous one`, LearnerCode, {
        params: LearnerPath,
      }),
      async (request, reply) => {
        const session = await sessions.open(request, reply);
        const visitor = { session, ...request.params };
        const made = { isRecovery, now: time() };
        const code = await changeLearners(db, (trx) => makeCode(trx, visitor, made));
        await sessions.renew(request, reply, session);
        return code;
      },
    );
  app.delete(
    '/learners/:learner/recovery',
    change('End the recovery code', LearnerChanged, { params: LearnerPath }),
    (request, reply) => changed(request, reply, (trx, { learner }) => endKeys(trx, { learner })),
  );
  app.post(
    '/learners/:learner/devices/:device/remove',
    change('Remove a device, which keeps a copy of its own facts', LearnerChanged, { params: DevicePath }),
    (request, reply) =>
      changed(request, reply, (trx, own, now) =>
        removeDevice(trx, own, {
          isIt: (log) => idFor(own.session, log, own.log) === request.params.device,
          now,
        }),
      ),
  );
  app.post(
    '/learners/:learner/leave',
    change('Remove the visitor’s browser, which keeps a copy of its own facts', LearnerChanged, {
      params: LearnerPath,
    }),
    (request, reply) =>
      changed(request, reply, (trx, own, now) =>
        removeDevice(trx, own, { isIt: (log) => log === own.log, now }),
      ),
  );
  app.post(
    '/learners/:learner/changes/:change/undo',
    change('Undo a join or an import', LearnerChanged, { params: UndoPath }),
    (request, reply) =>
      changed(request, reply, (trx, own, now) => undoChange(trx, own, { id: request.params.change, now })),
  );
  app.post(
    '/learners/:learner/delete',
    change(
      'Delete a record on all devices: hide it now and erase it after 30 days, or erase it now',
      LearnerChanged,
      {
        params: LearnerPath,
        body: Deletion,
      },
    ),
    async (request, reply) => {
      let logs: string[] = [];
      const response = await changed(request, reply, async (trx, device, now) => {
        logs = await deleteLearner(trx, device, { ...request.body, now });
      });
      if (logs.length > 0) await runLongWork((goesOn) => deleteUnread(db, { logs, goesOn }));
      return response;
    },
  );
  app.post(
    '/learners/:learner/restore',
    change('Undo the deletion of a record', LearnerChanged, { params: LearnerPath }),
    (request, reply) => changed(request, reply, (trx, { learner }) => hideLearner(trx, learner, null)),
  );
  app.post(
    '/joins',
    change('Begin to join a learner of this browser with the learner of a code', JoinBegun, {
      body: JoinRequest,
    }),
    async (request, reply) => {
      const { learner, code } = request.body;
      const made = { typed: code, now: time() };
      // An invalid code creates no session.
      const opens = await openedBy(db, made);
      const session = opens && (await sessions.open(request, reply));
      const visitor = session === undefined ? undefined : { session, learner };
      const id = visitor && (await changeLearners(db, (trx) => beginJoin(trx, visitor, made)));
      const joins = visitor && id !== undefined ? await joinsOf(db, visitor.session, made.now) : [];
      const join = joins.find((each) => each.join.id === id && each.isEntering);
      if (!join || !visitor) {
        request.log.warn('code refused');
        return sendApiProblem(reply, 404, 'This code isn’t valid, or it was used. Please get a new one.');
      }
      request.log.info({ join: id }, 'join begun');
      await sessions.renew(request, reply, visitor.session);
      return { join: joinFor(join, made.now) };
    },
  );
  app.get(
    '/joins',
    reading('List the joins that wait for an answer of the visitor or of the other side', Joins),
    async (request, reply) => {
      const session = await sessions.find(request, reply);
      const now = time();
      const joins = session === undefined ? [] : await joinsOf(db, session, now);
      return { joins: joins.map((join) => joinFor(join, now)) };
    },
  );
  app.post(
    '/joins/:join/answer',
    change(
      'Agree to a join or decline it; with the yes of both sides, the devices are joined',
      LearnerChanged,
      {
        params: JoinPath,
        body: JoinAnswer,
      },
    ),
    async (request, reply) => {
      const session = await sessions.find(request, reply);
      const answer = { id: request.params.join, ...request.body, now: time() };
      if (session === undefined || !(await changeLearners(db, (trx) => answerJoin(trx, session, answer))))
        return sendApiProblem(reply, 404, 'This request to join has ended. Please get a new code.');
      request.log.info({ join: answer.id, isAgreed: answer.isAgreed }, 'join answered');
      await sessions.renew(request, reply, session);
      return { status: 'changed' as const };
    },
  );
  done();
};

function seenBy(all: Awaited<ReturnType<typeof learnersOf>>): Learners['learners'] {
  return all.own.map((own) => {
    const devices = all.devices.filter(({ learner }) => learner === own.learner);
    const place = devices.findIndex(({ log }) => log === own.log);
    const codes = all.codes.filter(({ learner }) => learner === own.learner);
    const changes = all.changes.filter((change) => mayUndo(own, change, change.joined?.learner ?? null));
    return {
      id: own.id,
      devices: devices.map((device, index) => ({
        id: idFor(own.session, device.log, own.log),
        kind: device.browser,
        lastUsed: lastDay(device),
        since: device.since,
        how: device.how,
        isRemovable: devices.length > 1 && index >= place,
      })),
      recoverySince: codes[0]?.made_at.slice(0, 10) ?? null,
      undoable: changes.map((change) => ({
        id: change.id,
        kind: isJoin(change) ? ('join' as const) : ('import' as const),
        device: (change.log === own.log ? change.met : change.joined)?.browser ?? null,
        at: change.at,
        until: inSeconds(undoSeconds, change.at),
      })),
      isGuest: isGuest(own, all.changes, devices),
      erasedAt: own.deleted_at === null ? null : inSeconds(undoSeconds, own.deleted_at),
    };
  });
}

function joinFor(side: Awaited<ReturnType<typeof joinsOf>>[number], now: string): Joins['joins'][number] {
  const { isEntering, learner, other, entering, waiting } = side;
  const { id, until, state, entered_agreed, shown_agreed } = side.join;
  return {
    id,
    learner,
    device: other?.browser ?? null,
    lastUsed: other ? lastDay(other) : null,
    brings: isEntering ? { here: entering, there: waiting } : { here: waiting, there: entering },
    isAgreed: (isEntering ? entered_agreed : shown_agreed) === 1,
    state: state === 'waiting' && until <= now ? 'expired' : state,
    until,
  };
}
