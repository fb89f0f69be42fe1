import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/schema.js';
import {
  deleteSession,
  extendSession,
  findSession,
  findSessionByKey,
  insertSession,
  saveBrowser,
  type OwningSessions,
  type StoredSession,
} from './session-repository.js';
import { dayMs, inDays } from '../../durations.js';
import { isUnavailable } from '../../db/failures.js';
import { UnavailableError } from '../../error-types.js';
import { hashToken, newToken } from '../../tokens.js';
import { browserName } from './browser-name.js';
import { acceptRenewal, hasJustEnded, insertRenewal, renewedSession } from './renewal-repository.js';

const lifetimeDays = 180;
/** The first life of a session, until its cookie comes back. */
const firstDays = 7;
/** The longest that browsers keep a cookie (RFC 6265bis): a session with a purchase outlives the others. */
const cookieDays = 400;
/**
 * Headers whose signature was right: to check it takes longer than to find the session, which is still looked up each time. Neither
 * more nor longer ones are remembered, so that they take a few megabytes at most.
 */
const maxVerified = 5_000;
const maxHeader = 256;

/** What a cookie says whose signature is right. */
interface Cookie {
  id: string;
  idHash: string;
  /** Whether a secret signed it that signs no new ones. */
  renew: boolean;
}

/** The dependencies of sessions. */
export interface SessionOptions {
  db: Database;
  /** The first signs new cookies, all are accepted. */
  secrets: string[];
  /** Whether the site is served over https. */
  https: boolean;
  /** Which sessions never expire. */
  owning?: readonly OwningSessions[];
  /** Throws if an address opens too many sessions. */
  limitNew?: ((request: FastifyRequest, reply: FastifyReply) => Promise<void>) | undefined;
}

/** Anonymous visitors, identified by a signed cookie; the methods return the key under which a session is stored. */
export interface Sessions {
  /** The hash of the id in the request's cookie, without checking that the session exists. */
  claimed: (request: FastifyRequest) => string | undefined;
  /** Returns the session of a request, if it has one, and renews it once a day. */
  find: (request: FastifyRequest, reply: FastifyReply) => Promise<string | undefined>;
  /** Returns the session of a request that writes; creates one if there is none. */
  open: (request: FastifyRequest, reply: FastifyReply) => Promise<string>;
  /**
   * Gives a session that the request has opened a new id, just before the answer that brings something of value: whoever planted
   * the cookie or has read it must not see that. The old id ends when the browser first sends the new one, so that nothing is
   * lost with an answer that doesn't arrive. Stores what kind of browser it is, for the list of those that have a purchase.
   */
  renew: (request: FastifyRequest, reply: FastifyReply, session: string) => Promise<void>;
  /** Ends the session of a request, if it has one: deletes what is stored under it, and the cookie. */
  end: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

/** The day on which a session was last used, or the day before: it is extended once in 24 hours. */
export function lastDay({ createdAt, expiresAt }: Pick<StoredSession, 'createdAt' | 'expiresAt'>): string {
  const extended = new Date(Date.parse(expiresAt) - lifetimeDays * dayMs).toISOString();
  return (extended > createdAt ? extended : createdAt).slice(0, 10);
}

/** Registers sessions. No session is stored and no cookie is set until `open` is called. */
export async function registerSessions(
  app: FastifyInstance,
  { db, secrets, https, owning, limitNew }: SessionOptions,
): Promise<Sessions> {
  await app.register(cookie, { secret: secrets, hook: false });
  const name = https ? '__Host-sid' : 'sid';

  const place = { path: '/', httpOnly: true, sameSite: 'lax', secure: https } as const;
  const setCookie = (reply: FastifyReply, id: string) =>
    reply.setCookie(name, id, { ...place, signed: true, maxAge: (cookieDays * dayMs) / 1000 });

  const verified = new LRUCache<string, Cookie>({ max: maxVerified });
  const cookieOf = ({ headers }: FastifyRequest): Cookie | undefined => {
    const { cookie: header } = headers;
    if (header === undefined) return undefined;
    const known = verified.get(header);
    if (known) return known;
    const sent = app.parseCookie(header)[name];
    const signed = sent === undefined ? undefined : app.unsignCookie(sent);
    if (!signed?.valid) return undefined;
    const cookie = { id: signed.value, idHash: hashToken(signed.value), renew: signed.renew };
    if (header.length <= maxHeader) verified.set(header, cookie);
    return cookie;
  };

  const stored = async (cookieHash: string) => {
    const session = await findSession(db, cookieHash, owning);
    if (session) return session;
    const renewed = await renewedSession(db, cookieHash);
    if (renewed === undefined) return findSession(db, cookieHash, owning); // another request may just have brought the new id
    try {
      await acceptRenewal(db, renewed, cookieHash);
    } catch (error) {
      // Reading goes on where nothing can be written: the new id takes effect later.
      if (isUnavailable(error)) return findSessionByKey(db, renewed, owning);
      throw error;
    }
    return findSession(db, cookieHash, owning);
  };

  const find: Sessions['find'] = async (request, reply) => {
    const cookie = cookieOf(request);
    const session = cookie && (await stored(cookie.idHash));
    if (!session) return undefined;
    if (cookie.renew || session.expiresAt < inDays(lifetimeDays - 1)) {
      // Not waited for: reading goes on where nothing can be written, and the next request extends the session.
      extendSession(db, session.idHash, inDays(lifetimeDays)).catch((error: unknown) => {
        request.log.warn({ err: error }, 'a session was not extended');
      });
      const isNew = session.createdAt > inDays(-1);
      if (cookie.renew || !isNew) setCookie(reply, cookie.id);
    }
    return session.idHash;
  };

  const open: Sessions['open'] = async (request, reply) => {
    const found = await find(request, reply);
    if (found !== undefined) return found;
    const cookie = cookieOf(request);
    // Sent before the answer that brought the new id: a new session would take the place of the browser's own.
    if (cookie && (await hasJustEnded(db, cookie.idHash)))
      throw new UnavailableError('The session has a new id, which this request came too early to have.');
    return create(request, reply);
  };

  const create = async (request: FastifyRequest, reply: FastifyReply) => {
    await limitNew?.(request, reply);
    const id = newToken();
    const idHash = hashToken(id);
    await insertSession(db, { idHash, createdAt: inDays(0), expiresAt: inDays(firstDays) });
    setCookie(reply, id);
    return idHash;
  };

  const renew: Sessions['renew'] = async (request, reply, session) => {
    // What opened the purchase is used up already: it must not fail for a name in a list.
    await saveBrowser(db, session, browserName(request.headers['user-agent'])).catch((error: unknown) => {
      request.log.warn({ err: error }, 'a browser was not named');
    });
    const cookie = cookieOf(request);
    if (!cookie) return;
    const id = newToken();
    const renewal = { idHash: session, cookieHash: cookie.idHash, newHash: hashToken(id) };
    // Not if the session is new, nor if the browser has a newer id already.
    if (await insertRenewal(db, renewal)) setCookie(reply, id);
  };

  const end: Sessions['end'] = async (request, reply) => {
    const cookie = cookieOf(request);
    if (!cookie) return;
    const session = await stored(cookie.idHash);
    if (session) await deleteSession(db, session.idHash);
    reply.clearCookie(name, place);
  };

  return { claimed: (request) => cookieOf(request)?.idHash, find, open, renew, end };
}
