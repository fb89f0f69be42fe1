import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProblemText } from './problem-text.js';

/** The markup, without what stands inside the mathematics and the names of styles. */
function markup(text: string): string {
  return renderToStaticMarkup(<ProblemText text={text} />)
    .replaceAll(/<math[^>]*>.*?<\/math>/gs, '<math/>')
    .replaceAll(/ class="[^"]*"/g, '');
}

it.each([
  ['$x$, then $y$.', '<span><math/>,</span> then <span><math/>.</span>'],
  ['Find $x$ (or $y = 2$).', 'Find <math/> (or <span><span><math/></span>).</span>'],
  ['$x$ and no stop, $y$', '<math/> and no stop, <math/>'],
  ['. A stop at the start', '. A stop at the start'],
  ['costs $ 5.', 'costs $ 5.'],
  ['6 cm by 2.5 m, 3 men', '6\u00a0cm by 2.5\u00a0m, 3 men'],
])('%j keeps each stop and unit on the line of what it belongs to', (text, expected) => {
  expect(markup(text)).toBe(expected);
});
