import { receiveEvent } from './receive-event.js';
import type { PaymentDependencies } from './payment-dependencies.js';
import { dayMs } from '../../../durations.js';

/** How long the provider lists events. */
const listedDays = 30;

/**
 * Returns a function that processes events that never arrived or were lost in a power failure; it resolves to their number. The
 * first run reads all events that the provider lists, later ones those since the day before the last success: an event that came in
 * time does not mean that earlier ones did.
 */
export function createReconciler(deps: PaymentDependencies): (now?: Date) => Promise<number> {
  let succeededAt: number | undefined;
  return async (now = new Date()) => {
    const since = succeededAt === undefined ? now.getTime() - listedDays * dayMs : succeededAt - dayMs;
    let missed = 0;
    for (const event of await deps.provider.eventsSince(new Date(since))) {
      const outcome = await receiveEvent(event, deps);
      if (outcome !== 'duplicate' && outcome !== 'unknown') missed++;
    }
    succeededAt = now.getTime();
    if (missed > 0) deps.log.warn({ missed }, 'payment events were missed, and processed now');
    return missed;
  };
}
