import type { Library } from '@mathtools/contracts/marketplace';
import { tierIds } from '@mathtools/contracts/pricing';
import type { Database } from '../../db/schema.js';
import {
  type Entitlement,
  entitlementsOf,
  holdingsOf,
} from '../../plugins/ownership/entitlement-repository.js';
import { PACKS } from '@mathtools/content';

/** Returns the content that a visitor can open now. */
export async function findLibrary(db: Database, session: string | undefined): Promise<Library> {
  if (session === undefined) return { ...libraryFromEntitlements([]), trialUsed: false };
  const { active, trialUsed } = await holdingsOf(db, session);
  return { ...libraryFromEntitlements(active), trialUsed };
}

/** Returns the IDs of the packs that a session can open now. */
export async function openPacks(db: Database, session: string): Promise<string[]> {
  return libraryFromEntitlements(await entitlementsOf(db, session)).packs;
}

/** Returns true if a session owns a pack, or has paid for a tier that hasn't expired. */
export async function ownsNow(db: Database, session: string, product: string): Promise<boolean> {
  const active = await entitlementsOf(db, session);
  return active.some((entitlement) => entitlement.product === product && !entitlement.trial);
}

/** Returns true if a session has the Master tier now. */
export async function isMaster(db: Database, session: string): Promise<boolean> {
  return libraryFromEntitlements(await entitlementsOf(db, session)).tier?.id === 'master';
}

/**
 * Returns the packs that active entitlements open: Master opens every pack, Pro the pack chosen with it, and
 * a pack itself.
 */
export function libraryFromEntitlements(active: readonly Entitlement[]): Omit<Library, 'trialUsed'> {
  const tier = highestTier(active);
  const owned = new Set(active.map(({ product, choice }) => choice ?? product));
  const packs = PACKS.map(({ id }) => id).filter((id) => tier?.id === 'master' || owned.has(id));
  const choice = packs.length < PACKS.length && entitlementWithChoice(active) !== undefined;
  return { packs, choice, tier };
}

/**
 * Returns the entitlement with which a pack can still be chosen; if there are several, the one that expires
 * last.
 */
export function entitlementWithChoice(active: readonly Entitlement[]): Entitlement | undefined {
  return longest(active.filter(({ product, choice }) => product === 'pro' && choice === null));
}

function highestTier(active: readonly Entitlement[]): Library['tier'] {
  for (const id of [...tierIds].reverse()) {
    const last = longest(active.filter(({ product }) => product === id));
    if (last?.expiresAt) return { id, until: last.expiresAt, trial: last.trial };
  }
  return null;
}

function longest(entitlements: readonly Entitlement[]): Entitlement | undefined {
  const end = ({ expiresAt }: Entitlement) => expiresAt ?? '';
  return [...entitlements].sort((one, other) => (end(one) < end(other) ? 1 : -1))[0];
}
