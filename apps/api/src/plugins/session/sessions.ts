import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import {
  deleteSession,
  extendSession,
  findSession,
  insertSession,
  saveBrowser,
} from './session-repository.js';
import { dayMs, inDays } from '../../durations.js';
import { isUnavailable } from '../../db/failures.js';
import { UnavailableError } from '../../error-types.js';
import { hashToken, newToken } from '../../tokens.js';
import { newSessions } from '../limits/rate-limits.js';
import { browserName } from './browser-name.js';
import { sessionSecretsOf } from './session-secrets.js';
import { acceptRenewal, hasJustEnded, insertRenewal, renewedSession } from './renewal-repository.js';

const lifetimeDays = 180;
/** The initial lifetime of a session, until its cookie is sent back. */
const firstDays = 7;
/**
 * The longest time that browsers keep a cookie (RFC 6265bis). A session with a purchase outlives the others.
 */
const cookieDays = 400;
/**
 * Limits of the cache of cookie headers with a valid signature. Checking a signature takes longer than
 * finding the session, which is still looked up each time. These limits keep the cache to a few megabytes.
 */
const maxVerified = 5_000;
const maxHeader = 256;

/** The content of a cookie with a valid signature. */
interface Cookie {
  id: string;
  idHash: string;
  /** True if the secret that signed it no longer signs new cookies. */
  renew: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    sessions: Sessions;
  }
}

/**
 * Identifies anonymous visitors by a signed cookie. The methods return the key of the session in the
 * database.
 */
export interface Sessions {
  /** Returns the hash of the ID in the request's cookie, without checking that the session exists. */
  claimed: (request: FastifyRequest) => string | undefined;
  /** Returns the session of a request, if it has one, and renews it once a day. */
  find: (request: FastifyRequest, reply: FastifyReply) => Promise<string | undefined>;
  /** Returns the session of a request that writes, creating one if there is none. */
  open: (request: FastifyRequest, reply: FastifyReply) => Promise<string>;
  /**
   * Gives an open session a new ID, just before a response that brings something of value. An attacker
   * who planted or read the old cookie must not see that response. The old ID ends when the browser first
   * sends the new one, so nothing is lost if the response doesn't arrive. Also stores the kind of browser, for
   * the list of browsers that have a purchase.
   */
  renew: (request: FastifyRequest, reply: FastifyReply, session: string) => Promise<void>;
  /** Ends the session of a request, if it has one: deletes its stored data and the cookie. */
  end: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

/**
 * Returns the day on which a session was last used, or the day before, because a session is extended once in 24
 * hours.
 */
export function lastDay(session: { created_at: string; expires_at: string }): string {
  const extended = new Date(Date.parse(session.expires_at) - lifetimeDays * dayMs).toISOString();
  return (extended > session.created_at ? extended : session.created_at).slice(0, 10);
}

/** Adds sessions. No session is stored and no cookie is set until `open` is called. */
export const sessions = fp(addSessions, { name: 'sessions' });

async function addSessions(app: FastifyInstance) {
  const { db, config } = app;
  const https = config.publicOrigin.startsWith('https:');
  await app.register(cookie, { secret: sessionSecretsOf(config), hook: false });
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
    const ofCookie = () => findSession(db, ['cookie_hash', cookieHash]);
    const session = await ofCookie();
    if (session) return session;
    const renewed = await renewedSession(db, cookieHash);
    if (renewed === undefined) return ofCookie(); // may be accepted by now
    try {
      await acceptRenewal(db, renewed, cookieHash);
    } catch (error) {
      // Reads still work while the database isn't writable. The new ID takes effect later.
      if (isUnavailable(error)) return findSession(db, ['id_hash', renewed]);
      throw error;
    }
    return ofCookie();
  };

  const find: Sessions['find'] = async (request, reply) => {
    const cookie = cookieOf(request);
    const session = cookie && (await stored(cookie.idHash));
    if (!session) return undefined;
    if (cookie.renew || session.expiresAt < inDays(lifetimeDays - 1)) {
      // Not awaited: reads still work while the database isn't writable, and the next request extends the
      // session.
      extendSession(db, session.idHash, inDays(lifetimeDays)).catch((error: unknown) => {
        request.log.warn({ err: error }, 'a session could not be extended');
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
    // This request was sent before the response with the new ID arrived. A new session would replace the
    // browser's own.
    if (cookie && (await hasJustEnded(db, cookie.idHash)))
      throw new UnavailableError('The request was sent before the browser received its new session ID.');
    return create(request, reply);
  };

  const create = async (request: FastifyRequest, reply: FastifyReply) => {
    await request.spend(1, newSessions);
    const id = newToken();
    const idHash = hashToken(id);
    await insertSession(db, { idHash, createdAt: inDays(0), expiresAt: inDays(firstDays) });
    setCookie(reply, id);
    return idHash;
  };

  const renew: Sessions['renew'] = async (request, reply, session) => {
    // The code or link that opened the purchase is already used up, so an error in the browser's name must
    // not make this fail.
    await saveBrowser(db, session, browserName(request.headers['user-agent'])).catch((error: unknown) => {
      request.log.warn({ err: error }, 'the name of a browser could not be stored');
    });
    const cookie = cookieOf(request);
    if (!cookie) return;
    const id = newToken();
    const renewal = { idHash: session, cookieHash: cookie.idHash, newHash: hashToken(id) };
    // Does nothing if the session is new or the browser already has a newer ID.
    if (await insertRenewal(db, renewal)) setCookie(reply, id);
  };

  const end: Sessions['end'] = async (request, reply) => {
    const cookie = cookieOf(request);
    if (!cookie) return;
    const session = await stored(cookie.idHash);
    if (session) await deleteSession(db, session.idHash);
    reply.clearCookie(name, place);
  };

  app.decorate('sessions', { claimed: (request) => cookieOf(request)?.idHash, find, open, renew, end });
}
