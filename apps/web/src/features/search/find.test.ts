import { families } from 'virtual:topics';
import { describe, expect, it } from 'vitest';
import { find } from './find.js';
import { TOOL_WORDS, TOPIC_TITLES, TOPIC_WORDS } from './words.js';
import { tools } from '../../tools/index.js';

const first = (typed: string) => find(typed).all[0];

describe('find', () => {
  it.each([
    ['tip', 'tip'],
    ['age', 'age'],
    ['percent', 'percentage'],
    ['percentages', 'percentage'],
    ['percantage', 'percentage'],
    ['interest', 'compound-interest'],
    ['time', 'time'],
    ['units', 'unit'],
    ['logarithms', 'logarithm'],
    ['logaritm', 'logarithm'],
    ['Fractions', 'fractions'],
    ['mortgage calculator', 'loan'],
    ['quadratic formula solver', 'quadratic'],
    ['hcf', 'primes'],
    ['standard devi', 'statistics'],
    ['PERCENT off', 'discount'],
  ])('%s finds the tool %s first', (typed, id) => {
    expect(first(typed)?.tool?.id).toBe(id);
  });

  it.each([
    ['pythagoras', '/practice?category=geometry&problem=pythagoras.easy.1'],
    ['simultaneous equations', '/practice?category=algebra&problem=two-equations.easy.1'],
    ['inequalities practice', '/practice?category=algebra&problem=linear-inequality.easy.1'],
    ['completing the square', '/marketplace?pack=quadratics&lesson=completing-the-square'],
    ['quadratics three ways', '/marketplace?pack=quadratics'],
    ['refund', '/terms'],
    ['cookies', '/privacy'],
    ['algebra', '/marketplace?pack=algebra-foundations'],
  ])('%s finds %s first', (typed, address) => {
    expect(first(typed)?.to.slice(0, address.length)).toBe(address);
  });

  it('names what is nearest only where nothing fits all words', () => {
    const { all, near } = find('percent xylophone');
    expect([all, near[0]?.tool?.id]).toEqual([[], 'percentage']);
    expect(find('tip').near).toEqual([]);
    for (const nothing of ['', ' ', '🙂', 'xylophone', '12', '<>'])
      expect(find(nothing)).toEqual({ all: [], near: [] });
  });

  it('reads no more than the start of a long text', () => {
    const long = 'loan '.repeat(3000);
    expect(find(long)).toEqual(find(long.slice(0, 100)));
    expect(find(`${'x'.repeat(10_000)} loan`)).toEqual({ all: [], near: [] });
  });

  it('finds a topic once, though another family may draw some of its difficulties', () => {
    const topics = find('factoring').all.filter(({ kind }) => kind === 'topic');
    expect(topics.map(({ to }) => to)).toContain(
      '/practice?category=algebra&problem=factor-trinomial.easy.1',
    );
    expect(families.filter(([id]) => /\d$/.test(id))).toEqual([]);
  });

  it('has words for tools and topics that there are', () => {
    const ids = families.map(([id]) => id);
    expect(Object.keys(TOOL_WORDS).filter((id) => !tools.some((tool) => tool.id === id))).toEqual([]);
    expect([TOPIC_WORDS, TOPIC_TITLES].flatMap(Object.keys).filter((id) => !ids.includes(id))).toEqual([]);
  });
});
