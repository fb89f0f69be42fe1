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

/** Mocks the server's part of the record. Returns the stored facts and the replies for `answerCalls`. */
export function recordReplies(...known: readonly Fact[]) {
  const facts: Fact[] = [...known];
  const replies = {
    'GET /api/record*': ({ path }: Call) => {
      const after = Number(/after=record\.(\d+)/.exec(path)?.[1] ?? 0);
      const cursor = facts.length > 0 ? `record.${facts.length}` : null;
      // A record with fewer facts than before is another record.
      const from = after > facts.length ? 0 : after;
      return { facts: facts.slice(from), isFromStart: from === 0, cursor, hasMore: false };
    },
    'POST /api/record/facts': ({ body }: Call) => {
      const sent = (body as { readonly facts: readonly Fact[] }).facts;
      facts.push(...sent.filter(({ id }) => facts.every((fact) => fact.id !== id)));
      return { corrected: [] };
    },
    'DELETE /api/record': () => {
      facts.length = 0;
      return { status: 'deleted' };
    },
  };
  return { facts, replies };
}
