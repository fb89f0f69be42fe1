import type { Library } from '@mathtools/contracts/marketplace';
import { tierIds } from '@mathtools/contracts/pricing';
import type { Database } from '../../db/schema.js';
import { type Entitlement, entitlementsOf, hadTrial } from './entitlement-repository.js';
import { PACKS } from '@mathtools/content';

/** Gives what a visitor may open now. */
export async function libraryFor(db: Database, session: string | undefined): Promise<Library> {
  if (session === undefined) return { ...libraryOf([]), trialUsed: false };
  const lasting = await entitlementsOf(db, session, new Date());
  return { ...libraryOf(lasting), trialUsed: await hadTrial(db, session) };
}

/** Gives the ids of the packs that a session may open now. */
export async function openPacks(db: Database, session: string): Promise<string[]> {
  return libraryOf(await entitlementsOf(db, session, new Date())).packs;
}

/** Tells whether a session owns a pack for good, or has a month of a tier that still lasts; a trial is no such month. */
export async function ownsNow(db: Database, session: string, product: string): Promise<boolean> {
  const lasting = await entitlementsOf(db, session, new Date());
  return lasting.some((entitlement) => entitlement.product === product && !entitlement.trial);
}

/** Tells whether Master lasts for a session. */
export async function isMaster(db: Database, session: string): Promise<boolean> {
  return libraryOf(await entitlementsOf(db, session, new Date())).tier?.id === 'master';
}

/** Gives what entitlements that last open: Master every pack, Pro the one that was chosen with it, a pack itself. */
export function libraryOf(lasting: readonly Entitlement[]): Omit<Library, 'trialUsed'> {
  const tier = highestTier(lasting);
  const owned = new Set(lasting.map(({ product, choice }) => choice ?? product));
  const packs = PACKS.map(({ id }) => id).filter((id) => tier?.id === 'master' || owned.has(id));
  const choice = packs.length < PACKS.length && choosing(lasting) !== undefined;
  return { packs, choice, tier };
}

/** Gives the entitlement with which a pack can still be chosen: of several the one that lasts longest. */
export function choosing(lasting: readonly Entitlement[]): Entitlement | undefined {
  return longest(lasting.filter(({ product, choice }) => product === 'pro' && choice === null));
}

function highestTier(lasting: readonly Entitlement[]): Library['tier'] {
  for (const id of [...tierIds].reverse()) {
    const last = longest(lasting.filter(({ product }) => product === id));
    if (last?.expiresAt) return { id, until: last.expiresAt, trial: last.trial };
  }
  return null;
}

function longest(entitlements: readonly Entitlement[]): Entitlement | undefined {
  const end = ({ expiresAt }: Entitlement) => expiresAt ?? '';
  return [...entitlements].sort((one, other) => (end(one) < end(other) ? 1 : -1))[0];
}
