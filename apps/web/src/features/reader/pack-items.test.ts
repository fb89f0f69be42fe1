import type { PackContents } from '@mathtools/contracts/marketplace';
import { expect, it } from 'vitest';
import { placeOf } from '../marketplace/place.js';
import { aboutItem, itemAt, itemsOf } from './pack-items.js';

const lesson = (id: string, sample = false) => ({ id, title: `On ${id}`, minutes: 20, sample, read: false });
const pack: PackContents = {
  id: 'p',
  title: 'A pack',
  description: 'What it teaches.',
  difficulty: 'Beginner',
  open: false,
  lessons: [lesson('one', true), lesson('two')],
  problems: 40,
};

it('goes from the lessons to the problems and the summary', () => {
  expect(itemsOf(pack).map(({ title, about, isOpen }) => [title, about, isOpen])).toEqual([
    ['On one', '20 minutes · free', true],
    ['On two', '20 minutes', false],
    ['Problem set', '40 selected problems with solutions', false],
    ['Summary', 'One page to print', false],
  ]);
  const bought = itemsOf({ ...pack, open: true });
  expect(bought.map(({ isOpen }) => isOpen)).toEqual([true, true, true, true]);
  expect(bought[0]?.about).toBe('20 minutes');
});

it.each([
  ['?pack=p', undefined],
  ['?pack=p&lesson=two', 'On two'],
  ['?pack=p&lesson=three', undefined],
  ['?pack=p&part=sample', 'On one'],
  ['?pack=p&part=problems&problem=3', 'Problem set'],
  ['?pack=p&part=summary', 'Summary'],
  ['?pack=p&lesson=two&part=summary', 'On two'],
])('%s leads to %s', (search, title) => {
  expect(itemAt(itemsOf(pack), placeOf(search) ?? { pack: '' })?.title).toBe(title);
});

it('says where in the pack an item is', () => {
  const items = itemsOf(pack);
  const about = (search: string) => {
    const item = itemAt(items, placeOf(search) ?? { pack: '' });
    return item && aboutItem(pack, item);
  };
  expect(about('?pack=p&lesson=two')).toBe('Lesson 2 of 2 · 20 minutes');
  expect(about('?pack=p&part=summary')).toBe('One page to print');
});
