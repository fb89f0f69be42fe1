import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProblemText } from './problem-text.js';

/** Returns the markup without math content, class names and plain text wrappers. */
function markup(text: string): string {
  const isPlain: boolean[] = [];
  return renderToStaticMarkup(<ProblemText text={text} />)
    .replaceAll(/<math[^>]*>.*?<\/math>/gs, '<math/>')
    .replaceAll(/<(\/?)span[^>]*>/g, (tag, end: string) => {
      if (end === '') isPlain.push(tag === '<span>');
      return (end === '' ? isPlain.at(-1) : isPlain.pop()) ? '' : tag;
    })
    .replaceAll(/ class="[^"]*"/g, '');
}

it.each([
  ['$x$, then $y$.', '<span><math/>,</span> then <span><math/>.</span>'],
  [
    'Test with x = -2, y and t.',
    'Test with <span><math/>,</span> <span><math/></span> and <span><math/>.</span>',
  ],
  ['5 m at 20 km/h, 3 t', '<span>5 m</span> at <span>20 km/h</span>, <span>3 t</span>'],
  ['the y-axis, x + 2, p(x)', 'the <span>y-axis</span>, <span>x + 2</span>, p(x)'],
  ['the form y = mx + b.', 'the form <span>y = mx + b</span>.'],
  ['Find $x$ (or $y = 2$).', 'Find <math/> (or <span><math/>).</span>'],
  ['$x$ and no stop, $y$', '<math/> and no stop, <math/>'],
  ['. A stop at the start', '. A stop at the start'],
  ['costs $ 5.', 'costs $ 5.'],
  ['the $x$-axis, from (-4, -9)', 'the <math/>-axis, from <span>(−4, −9)</span>'],
  ['has 12000 people', 'has <span>12<span>000</span> people</span>'],
])('%j keeps each stop on the line of its mathematics, and has its figures set', (text, expected) => {
  expect(markup(text)).toBe(expected);
});
