import type { Learners } from '@mathtools/contracts/learners';
import type { Fact } from '@mathtools/practice/record';
import type { Call } from './answered.js';

const HOUR = 3_600_000;
type Answer = Extract<Fact, { kind: 'answer' }>;

/** Returns an answer that is correct on the first try, unless the arguments say otherwise. */
export function answerFact(id: string, at: number, changes: Partial<Answer> = {}): Answer {
  return {
    kind: 'answer',
    id,
    at,
    problem: `slope.easy.${id}`,
    skill: 'slope',
    level: 'easy',
    setting: 'skill',
    text: '4',
    verdict: 'correct',
    tries: 1,
    hints: 0,
    redMarks: 0,
    milliseconds: 30_000,
    ...changes,
  };
}

/** Returns answers that make a skill proficient: first tries an hour apart, the later ones at medium. */
export function proficiency(skill: string, from: number): readonly Answer[] {
  return Array.from({ length: 8 }, (_, index) =>
    answerFact(`${skill}-fact-${index}`, from + index * HOUR, {
      skill,
      problem: `${skill}.easy.${index}`,
      level: index < 3 ? 'easy' : 'medium',
    }),
  );
}

/** The ID that the server gives to the first learner of a browser, if the browser hasn't drawn one. */
export const FIRST_ID = 'first-learner-22-chars';

const learnerOf = (path: string): string => /learners?[=/]([\w-]{22})/.exec(path)?.[1] ?? FIRST_ID;

/** Mocks the server's part of the records. Returns the stored facts of the first learner and the replies for `answerCalls`. */
export function recordReplies(...known: readonly Fact[]) {
  const facts: Fact[] = [...known];
  /** The facts of each learner. */
  const records = new Map<string, Fact[]>([[FIRST_ID, facts]]);
  /** The facts of deleted records. */
  const hidden = new Map<string, readonly Fact[]>();
  const factsOf = (learner: string): Fact[] => {
    const found = records.get(learner) ?? [];
    records.set(learner, found);
    return found;
  };
  const replies = {
    'GET /api/record*': ({ path }: Call) => {
      const own = factsOf(learnerOf(path));
      const after = Number(/after=record\.(\d+)/.exec(path)?.[1] ?? 0);
      const cursor = own.length > 0 ? `record.${own.length}` : null;
      // A record with fewer facts than before is another record.
      const from = after > own.length ? 0 : after;
      return { facts: own.slice(from), isFromStart: from === 0, cursor, hasMore: false };
    },
    'POST /api/record/facts': ({ body }: Call) => {
      const { facts: sent, learner = FIRST_ID } = body as {
        readonly facts: Fact[];
        readonly learner?: string;
      };
      const own = factsOf(learner);
      own.push(...sent.filter(({ id }) => own.every((fact) => fact.id !== id)));
      return { corrected: [] };
    },
    'GET /api/learners': () => ({
      learners: [...records].flatMap(([id, own]) =>
        own.length > 0 || hidden.has(id)
          ? serverLearner({ id, erasedAt: hidden.has(id) ? LATER : null })
          : [],
      ),
    }),
    'GET /api/joins': { joins: [] },
    'POST /api/learners/*': ({ path, body }: Call) => {
      const learner = learnerOf(path);
      const own = factsOf(learner);
      if (path.endsWith('/restore')) own.push(...(hidden.get(learner) ?? []));
      hidden.delete(learner);
      if (!path.endsWith('/delete')) return { status: 'changed' };
      if (!(body as { readonly isErased: boolean }).isErased) hidden.set(learner, [...own]);
      own.length = 0;
      return { status: 'changed' };
    },
  };
  return { facts, records, replies };
}

const LATER = '2026-12-20T12:00:00.000Z';
type ServerLearner = Learners['learners'][number];

/** Returns a learner as the server describes it: on this device alone, unless the arguments say otherwise. */
export function serverLearner(changes: Partial<ServerLearner> = {}): ServerLearner {
  return {
    id: FIRST_ID,
    devices: [device()],
    recoverySince: null,
    undoable: [],
    isGuest: false,
    erasedAt: null,
    ...changes,
  };
}

/** Returns this device as the server describes it, unless the arguments say otherwise. */
export function device(changes: Partial<ServerLearner['devices'][number]> = {}) {
  return {
    id: null,
    kind: 'Firefox on Windows',
    lastUsed: '2026-11-20',
    since: '2026-11-01T12:00:00.000Z',
    how: 'first' as const,
    isRemovable: true,
    ...changes,
  };
}
