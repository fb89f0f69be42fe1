import { receiveEvent } from './receive-event.js';
import type { Till } from './till.js';

const day = 86_400_000;
/** So long the provider lists events. */
const rememberedDays = 30;

/**
 * Gives what takes in what the provider has told and did not arrive, or was lost by a power cut; it resolves to how many events.
 * At first it asks for all that the provider remembers, then for what happened since the day before it last succeeded: a
 * message that came in time says nothing of those before it.
 */
export function reconcilerOf(till: Till): (now?: Date) => Promise<number> {
  let succeededAt: number | undefined;
  return async (now = new Date()) => {
    const since = succeededAt === undefined ? now.getTime() - rememberedDays * day : succeededAt - day;
    let missed = 0;
    for (const event of await till.provider.eventsSince(new Date(since))) {
      const outcome = await receiveEvent(event, till);
      if (outcome !== 'duplicate' && outcome !== 'unknown') missed++;
    }
    succeededAt = now.getTime();
    if (missed > 0) till.log.warn({ missed }, 'payment events were missed and taken in');
    return missed;
  };
}
