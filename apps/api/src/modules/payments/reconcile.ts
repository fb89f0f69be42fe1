import { latestEvent } from './events-repository.js';
import { receiveEvent } from './receive-event.js';
import type { Till } from './till.js';

const day = 86_400_000;
/** The provider gives a message up after three days, and forgets events after thirty. */
const lookBackDays = 4;
const rememberedDays = 30;

/** Takes in what the provider has told and did not arrive, or was lost by a power cut; resolves to how many events. */
export async function reconcile(till: Till, now = new Date()): Promise<number> {
  const latest = await latestEvent(till.db);
  const since = Math.max(
    latest ? latest.getTime() - lookBackDays * day : 0,
    now.getTime() - rememberedDays * day,
  );
  let missed = 0;
  for (const event of await till.provider.eventsSince(new Date(since))) {
    const outcome = await receiveEvent(event, till);
    if (outcome !== 'duplicate' && outcome !== 'unknown') missed++;
  }
  if (missed > 0) till.log.warn({ missed }, 'payment events were missed and taken in');
  return missed;
}
