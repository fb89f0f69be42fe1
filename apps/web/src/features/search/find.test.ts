import { describe, expect, it } from 'vitest';
import { find } from './find.js';
import { SKILLS } from '../practice/skills.js';
import { SKILL_WORDS, TOOL_WORDS } from './words.js';
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
    ['quadratic formula', 'quadratic'],
    ['cm to inches', 'unit'],
    ['hcf', 'primes'],
    ['standard devi', 'statistics'],
    ['PERCENT off', 'discount'],
    ['solve for x', 'equation'],
    ['equation solver', 'equation'],
    ['inequality solver', 'equation'],
    ['simultaneous equations', 'equation'],
    ['system of equations solver', 'equation'],
    ['algebra calculator', 'equation'],
    ['expand brackets', 'equation'],
    ['simplify expressions', 'equation'],
    ['literal equation', 'equation'],
  ])('%s finds the tool %s first', (typed, id) => {
    expect(first(typed)?.tool?.id).toBe(id);
  });

  it.each(['20000 at 5% for 10 years', '$5,000 at 4% over 3 years'])(
    '%s finds interest and loans',
    (typed) => {
      const tools = find(typed).all.flatMap(({ tool }) => (tool ? [tool.id] : []));
      expect(tools.slice(0, 2)).toEqual(['compound-interest', 'loan']);
    },
  );

  it.each([
    ['pythagoras', '/practice?skill=pythagoras'],
    ['simultaneous equations practice', '/practice?skill=two-equations'],
    ['inequalities practice', '/practice?skill=linear-inequality'],
    ['completing the square', '/marketplace?pack=quadratics&lesson=completing-the-square'],
    ['quadratics three ways', '/marketplace?pack=quadratics'],
    ['refund', '/terms'],
    ['worksheet', '/practice?worksheet=algebra'],
    ['geometry worksheets', '/practice?worksheet=geometry'],
    ['cookies', '/privacy'],
    ['algebra', '/marketplace?pack=algebra-foundations'],
  ])('%s finds %s first', (typed, address) => {
    expect(first(typed)?.to.slice(0, address.length)).toBe(address);
  });

  it.each([
    ['fractions worksheets', 'Fractions worksheet'],
    ['worksheets for percentages', 'Percent problems worksheet'],
    ['linear equations worksheet', 'Linear equations worksheet'],
    ['pythagorean theorem worksheet', 'The Pythagorean theorem worksheet'],
    ['printable algebra', 'Algebra worksheet'],
  ])('finds the worksheet of a category, unit or skill: %s', (query, title) => {
    expect(find(query).all[0]?.title).toBe(title);
  });

  it('finds worksheets only if the query asks for one', () => {
    for (const query of ['fractions', 'completing the square', 'xylophone fractions'])
      expect([...find(query).all, ...find(query).near].map(({ kind }) => kind)).not.toContain('worksheet');
    expect(find('worksheet').all.length).toBeGreaterThan(SKILLS.length);
  });

  it('returns the closest results only if nothing matches every word', () => {
    const { all, near } = find('percent xylophone');
    expect([all, near[0]?.tool?.id]).toEqual([[], 'percentage']);
    expect(find('tip').near).toEqual([]);
    for (const nothing of ['', ' ', '🙂', 'xylophone', '12', '<>'])
      expect(find(nothing)).toMatchObject({ all: [], near: [] });
    expect(find('percent xylophone').unknown).toEqual(['xylophone']);
    expect(find('percent Handshakes').unknown).toEqual(['Handshakes']);
  });

  it('reads no more than the start of a long text', () => {
    const long = 'loan '.repeat(3000);
    expect(find(long)).toEqual(find(long.slice(0, 100)));
    expect(find(`${'x'.repeat(10_000)} loan`)).toMatchObject({ all: [], near: [] });
  });

  it('finds every skill by its title, and links to its practice', () => {
    for (const { id, title } of SKILLS)
      expect(
        find(`${title} practice`)
          .all.slice(0, 2)
          .map(({ to }) => to),
      ).toContain(`/practice?skill=${id}`);
  });

  it('has words only for existing tools and skills', () => {
    expect(Object.keys(TOOL_WORDS).filter((id) => !tools.some((tool) => tool.id === id))).toEqual([]);
    const ids = SKILLS.map(({ id }) => id);
    expect(Object.keys(SKILL_WORDS).filter((id) => !ids.includes(id))).toEqual([]);
  });
});
