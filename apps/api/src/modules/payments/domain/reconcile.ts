import { receiveEvent } from './receive-event.js';
import { UnreadableEventError } from '../provider/payment-provider.js';
import type { PaymentDependencies } from './payment-dependencies.js';
import { dayMs } from '../../../durations.js';

/** The number of days that the provider lists an event. */
const listedDays = 30;

/**
 * Processes events that never arrived or were lost in a power failure. Resolves to their number. The first
 * run reads all events that the provider lists. Later runs start a day before the last success, because the
 * arrival of one event doesn't mean that earlier ones arrived. A success in the future was stored by a wrong
 * clock and is ignored.
 */
export async function reconcile(
  deps: PaymentDependencies,
  lastSuccess?: Date,
  now = new Date(),
): Promise<number> {
  const first = now.getTime() - listedDays * dayMs;
  const isKnown = lastSuccess !== undefined && lastSuccess.getTime() < now.getTime() + dayMs;
  const since = isKnown ? Math.min(lastSuccess.getTime(), now.getTime()) - dayMs : first;
  let missed = 0;
  for (const event of await deps.provider.eventsSince(new Date(Math.max(since, first)))) {
    if (event instanceof UnreadableEventError) {
      deps.log.error({ err: event }, 'a listed payment event is unreadable');
      continue;
    }
    const outcome = await receiveEvent(event, deps);
    if (outcome !== 'duplicate' && outcome !== 'unknown') missed++;
  }
  if (missed > 0) deps.log.warn({ missed }, 'missed payment events were processed');
  return missed;
}
