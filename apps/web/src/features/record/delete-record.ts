import { MutationObserver } from '@tanstack/react-query';
import { send } from '../api.js';
import { learnersQuery, refreshLearners } from '../learners/learners-query.js';
import {
  addLearner,
  changeLearner,
  chosenLearner,
  dropLearner,
  freeAnimal,
  learnerBy,
  learnersIn,
} from '../learners/learners.js';
import { idOf } from '../learners/requests.js';
import { deleteAllOf, isEmpty } from '../learners/storage.js';
import { queryClient } from '../query/query-client.js';
import { writes } from '../query/writes.js';
import { saveAhead } from './continue.js';
import { deleteKept } from './kept-facts.js';
import { recordQuery } from './record-query.js';
import { switchLearner } from './switch-learner.js';
import { sendFacts } from './sync.js';
import { removeFacts, sentFacts } from './unsent-facts.js';

interface Deletion {
  /** The key of the learner. */
  readonly learner: string;
  /** True if the record is erased at once. Otherwise it can be restored for 30 days. */
  readonly isErased: boolean;
}

async function deleteNow({ learner, isErased }: Deletion): Promise<void> {
  // An answer that isn't sent would be missing after an undo.
  if (!isErased) await sendFacts(learner);
  const isKnown = await deleteOnServer({ learner, isErased });
  removeFacts(learner, sentFacts(learner)); // Facts that are unsent until now stay, so that an undo loses nothing.
  await deleteKept(learner);
  if (learner === chosenLearner().key) startAgain(learner);
  queryClient.removeQueries(recordQuery(learner));
  if (isErased || !isKnown) {
    deleteAllOf(learner);
    dropLearner(learner);
  }
  await refreshLearners();
}

/** Deletes a record on the server. Returns false if it has none. */
async function deleteOnServer({ learner, isErased }: Deletion): Promise<boolean> {
  const { learners } = await queryClient.query({ ...learnersQuery, staleTime: 0 });
  const own = learners.find(({ id }) => id === learnerBy(learner)?.id);
  if (own) {
    const params = { learner: own.id };
    await send('POST /api/learners/:learner/delete', { params, body: { isErased } });
  }
  return own !== undefined;
}

/** Replaces a learner whose record is deleted by a new one that looks the same. */
function startAgain(learner: string): void {
  const { animal, name } = chosenLearner();
  saveAhead(undefined);
  const { key } = addLearner({ animal, name });
  switchLearner(key);
  changeLearner(learner, { isDeleted: true });
}

// A fact that is being sent arrives first, so that it is deleted, too.
const deleting = new MutationObserver(queryClient, { mutationFn: deleteNow, scope: writes });

/** Deletes a learner's record on the server and in this browser. Throws if the server can't be reached, and then deletes nothing. */
export async function deleteRecord(deletion: Deletion): Promise<void> {
  await deleting.mutate(deletion);
}

/** Restores a deleted record, and chooses its learner. */
export async function restoreRecord(learner: string): Promise<void> {
  await send('POST /api/learners/:learner/restore', { params: { learner: await idOf(learner) } });
  const { key } = chosenLearner();
  changeLearner(learner, { isDeleted: false });
  switchLearner(learner);
  if (key !== learner && isEmpty(key)) dropLearner(key);
  giveOwnLook(learner);
  await refreshLearners();
}

/** Gives the learner that replaced a restored one another animal. */
function giveOwnLook(learner: string): void {
  const { animal } = learnerBy(learner) ?? {};
  const twin = learnersIn().shown.find((each) => each.key !== learner && each.animal === animal);
  if (twin) changeLearner(twin.key, freeAnimal());
}
