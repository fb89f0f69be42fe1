import { expect, test } from 'vitest';
import { changeMarkup } from './change-markup.js';

/** Returns the HTML of an element after its markup changed, and whether its child elements were kept. */
function changed(from: string, to: string) {
  const element = document.createElement('div');
  element.innerHTML = from;
  const before = [...element.querySelectorAll('*')];
  changeMarkup(element, from, to);
  const after = [...element.querySelectorAll('*')];
  return {
    html: element.innerHTML,
    isKept: before.length === after.length && before.every((each, index) => each === after[index]),
  };
}

const SUM = '<mrow><mn>2</mn><mrow><mo form="infix">+</mo><mi>x</mi></mrow></mrow>';

test.each([
  { kind: 'a number', to: SUM.replace('2', '25') },
  { kind: 'an escaped character', to: SUM.replace('+', '&lt;') },
  { kind: 'a text that contains an entity', to: SUM.replace('+', '&amp;lt;') },
  { kind: 'a line break', to: SUM.replace('2', '2\n5') },
  { kind: 'nothing', to: SUM },
])('keeps the elements if only texts differ: $kind', ({ to }) => {
  expect(changed(SUM, to)).toEqual({ html: to, isKept: true });
});

test.each([
  { kind: 'another element', to: SUM.replaceAll('mi>', 'mn>') },
  { kind: 'another attribute', to: SUM.replace('<mrow>', '<mrow class="row">') },
  { kind: 'one element less', to: '<mn>2</mn>' },
  { kind: 'a missing text', to: SUM.replace('2', '') },
  { kind: 'nothing left', to: '' },
])('replaces everything if elements differ: $kind', ({ to }) => {
  expect(changed(SUM, to)).toEqual({ html: to, isKept: false });
});

test('replaces everything if other code has changed the texts', () => {
  const element = document.createElement('div');
  element.innerHTML = SUM.replace('2', '');
  changeMarkup(element, SUM, SUM.replace('2', '3'));
  expect(element.innerHTML).toBe(SUM.replace('2', '3'));
});
