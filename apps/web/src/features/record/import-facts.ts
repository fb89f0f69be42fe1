import type { ExportedFact } from '@mathtools/contracts/record';
import { ApiError, fetchAnswer } from '../api.js';
import { idOf } from '../learners/requests.js';
import { BATCH } from './sync.js';

/** The time until a part is sent again that the server refused because there were too many. */
const PAUSE = 10_000;

interface Import {
  /** The ID of the import. The parts of an interrupted import are sent again with the same ID. */
  readonly id: string;
  readonly learner: string;
  readonly facts: readonly ExportedFact[];
  /** Called with the number of facts that are stored. */
  readonly onPart: (done: number) => void;
}

/** Imports facts into a learner's record, part by part, and returns the number of answers that can't be graded. */
export async function importFacts({ id, learner, facts, onPart }: Import): Promise<number> {
  const params = { learner: await idOf(learner) };
  let ungraded = 0;
  for (let done = 0; done < facts.length; done += BATCH) {
    const body = { import: id, facts: facts.slice(done, done + BATCH) };
    const { corrected } = await untilAccepted(() =>
      fetchAnswer('POST /api/learners/:learner/imports', { params, body }),
    );
    const byId = new Map(corrected.map((fact) => [fact.id, fact]));
    ungraded += body.facts.filter((fact) => isUngraded(byId.get(fact.id) ?? fact)).length;
    onPart(Math.min(done + BATCH, facts.length));
  }
  return ungraded;
}

function isUngraded(fact: ExportedFact): boolean {
  return fact.kind === 'answer' && fact.verdict === 'ungraded';
}

/** Sends a request again as long as the server is busy. */
async function untilAccepted<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof ApiError) || ![429, 503].includes(error.status)) throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return untilAccepted(request);
  }
}
