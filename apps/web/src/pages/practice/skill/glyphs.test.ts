import { readText } from '@mathtools/practice/question';
import { expect, test } from 'vitest';
import { SKILLS } from '../../../features/practice/skills.js';
import { GLYPHS, SHAPES } from './glyphs.js';

const ids = SKILLS.map(({ id }) => id);

test('each glyph belongs to a skill, which has no other', () => {
  const drawn = [...Object.keys(GLYPHS), ...Object.keys(SHAPES)];
  expect(drawn.filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('the math of each glyph can be read, and no two skills share a glyph', () => {
  const texts = Object.values(GLYPHS);
  expect(texts.filter((text) => !readText(text).ok)).toEqual([]);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});
