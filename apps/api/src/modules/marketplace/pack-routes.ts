import {
  Lesson,
  LessonPath,
  PackContents,
  PackPath,
  PackProblems,
  PackSummary,
  ReadingMarked,
} from '@mathtools/contracts/marketplace';
import type { Lesson as AuthoredLesson, Pack } from '@mathtools/content';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { sendApiProblem } from '../../plugins/errors.js';
import { gzipped } from '../../plugins/gzipped.js';
import { limits } from '../../plugins/limits/rate-limits.js';
import { openPacks } from './library.js';
import { contentsOf, findLesson, findPack, lessonOf, problemIdsOf } from './pack-contents.js';
import { lessonsRead, markRead } from './reading-repository.js';
import { sendJson } from '../../plugins/send-json.js';
import { routesOf } from '../../plugins/routes.js';

const { changing, reading } = routesOf('marketplace');

/** The dependencies of packs. */
export interface PackOptions {
  /** Returns the problem with an ID as the JSON of a `PracticeProblem`. */
  problemJson: (id: string) => string | undefined;
}

const notOwned = ['This lesson belongs to a pack that you don’t own yet.', 'not_owned'] as const;
const packNotOwned = ['This belongs to a pack that you don’t own yet.', 'not_owned'] as const;

/** Serves packs and their lessons. All but the samples require ownership. */
export const packRoutes: FastifyPluginCallbackZod<PackOptions> = (app, { problemJson }, done) => {
  const { db, sessions } = app;
  // These responses are the same for everyone who may read them, so each is created on the first request and
  // cached.
  const lessonJson = keptFor((lesson: AuthoredLesson) => JSON.stringify(lessonOf(lesson)));
  const problemsJson = keptFor((pack: Pack) => {
    const found = problemIdsOf(pack).map(problemJson);
    return `{"problems":[${found.filter((json) => json !== undefined).join()}]}`;
  });
  const mayOpen = async (request: FastifyRequest, reply: FastifyReply, pack: string) => {
    const session = await sessions.find(request, reply);
    return session !== undefined && (await openPacks(db, session)).includes(pack);
  };
  app.get(
    '/packs/:pack',
    reading('Get the contents of a pack', PackContents, { params: PackPath }, 404),
    async (request, reply) => {
      const pack = findPack(request.params.pack);
      if (!pack) return sendApiProblem(reply, 404);
      const session = await sessions.find(request, reply);
      if (session === undefined) return contentsOf(pack, { open: false, read: new Set() });
      const open = (await openPacks(db, session)).includes(pack.id);
      return contentsOf(pack, { open, read: await lessonsRead(db, session, pack.id) });
    },
  );
  app.get(
    '/packs/:pack/lessons/:lesson',
    {
      ...reading('Get a lesson; samples are open to everyone', Lesson, { params: LessonPath }, 403, 404),
      compress: gzipped,
      config: limits.reading10,
    },
    async (request, reply) => {
      const { pack, lesson } = request.params;
      const found = findLesson(pack, lesson);
      if (!found) return sendApiProblem(reply, 404);
      if (!found.sample && !(await mayOpen(request, reply, pack)))
        return sendApiProblem(reply, 403, ...notOwned);
      return sendJson(reply, lessonJson(found.lesson));
    },
  );
  app.post(
    '/packs/:pack/lessons/:lesson/read',
    {
      ...changing('Mark a lesson as read', ReadingMarked, { params: LessonPath }, 404),
      config: limits.practice,
    },
    async (request, reply) => {
      const { pack, lesson } = request.params;
      const found = findLesson(pack, lesson);
      if (!found) return sendApiProblem(reply, 404);
      if (!found.sample && !(await mayOpen(request, reply, pack)))
        return sendApiProblem(reply, 403, ...notOwned);
      await markRead(db, await sessions.open(request, reply), { pack, lesson });
      return { status: 'read' as const };
    },
  );
  app.get(
    '/packs/:pack/problems',
    {
      ...reading('Get the problems of a pack', PackProblems, { params: PackPath }, 403, 404),
      compress: gzipped,
      config: limits.reading10,
    },
    async (request, reply) => {
      const pack = findPack(request.params.pack);
      if (!pack) return sendApiProblem(reply, 404);
      if (!(await mayOpen(request, reply, pack.id))) return sendApiProblem(reply, 403, ...packNotOwned);
      return sendJson(reply, problemsJson(pack));
    },
  );
  app.get(
    '/packs/:pack/summary',
    {
      ...reading('Get the printable summary of a pack', PackSummary, { params: PackPath }, 403, 404),
      config: limits.reading10,
    },
    async (request, reply) => {
      const pack = findPack(request.params.pack);
      if (!pack) return sendApiProblem(reply, 404);
      if (!(await mayOpen(request, reply, pack.id))) return sendApiProblem(reply, 403, ...packNotOwned);
      return { sections: pack.summary.map(({ heading, lines }) => ({ heading, lines: [...lines] })) };
    },
  );
  done();
};

/** Returns the cached value for a key, creating it on the first call. */
function keptFor<Thing extends object>(make: (thing: Thing) => string): (thing: Thing) => string {
  const kept = new WeakMap<Thing, string>();
  return (thing) => {
    const made = kept.get(thing) ?? make(thing);
    kept.set(thing, made);
    return made;
  };
}
