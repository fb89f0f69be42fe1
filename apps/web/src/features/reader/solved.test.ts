import { afterEach, expect, it, vi } from 'vitest';
import { FIRST } from '../learners/storage.js';
import { answerFact } from '../../testing/record.js';
import { solvedIn } from './solved.js';

const store = (text: string): void => {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'pack-solved' ? text : null) });
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it('takes a problem for solved after a right answer at any try', () => {
  store('{}');
  const facts = [
    answerFact('fact-0001', 1, { problem: 'one', verdict: 'incorrect' }),
    answerFact('fact-0002', 2, { problem: 'one', tries: 2 }),
    answerFact('fact-0003', 3, { problem: 'two', verdict: 'incorrect', text: '' }),
    { kind: 'undo', id: 'fact-0004', at: 4, placement: 'fact-0000' },
  ] as const;
  expect([...solvedIn(FIRST, facts, 'a')]).toEqual(['one']);
});

it('also takes those that the browser stored before there was a record', () => {
  store('{"a":["one","three"],"b":["two"]}');
  const facts = [answerFact('fact-0001', 1, { problem: 'one' })];
  expect([...solvedIn(FIRST, facts, 'a')]).toEqual(['one', 'three']);
  expect([...solvedIn(FIRST, facts, 'c')]).toEqual(['one']);
  expect([...solvedIn('owl', [], 'a')]).toEqual([]);
});

it.each(['null', '7', '[]', '{', '{"a":"one"}', '{"a":{"b":1}}', '{"a":[1,null]}'])(
  'treats %s as nothing stored',
  (text) => {
    store(text);
    expect(solvedIn(FIRST, [], 'a').size).toBe(0);
  },
);

it('treats refused storage as nothing stored', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(solvedIn(FIRST, [], 'a').size).toBe(0);
});
