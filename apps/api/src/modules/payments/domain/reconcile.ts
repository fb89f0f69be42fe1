import { receiveEvent } from './receive-event.js';
import type { PaymentDependencies } from './payment-dependencies.js';
import { dayMs } from '../../../durations.js';

/** How long the provider lists events. */
const rememberedDays = 30;

/**
 * Returns a function that takes in events that never arrived or were lost in a power cut; it resolves to their number.
 * It first asks for everything that the provider remembers, then for what happened since the day before it last succeeded: a
 * message that came in time says nothing about those before it.
 */
export function createReconciler(deps: PaymentDependencies): (now?: Date) => Promise<number> {
  let succeededAt: number | undefined;
  return async (now = new Date()) => {
    const since = succeededAt === undefined ? now.getTime() - rememberedDays * dayMs : succeededAt - dayMs;
    let missed = 0;
    for (const event of await deps.provider.eventsSince(new Date(since))) {
      const outcome = await receiveEvent(event, deps);
      if (outcome !== 'duplicate' && outcome !== 'unknown') missed++;
    }
    succeededAt = now.getTime();
    if (missed > 0) deps.log.warn({ missed }, 'payment events were missed and taken in');
    return missed;
  };
}
