import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Accordion } from './accordion.js';

it('includes closed answers, their links and their math in the static page', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Accordion
        items={[
          { question: 'One?', answer: 'The first.', link: { to: '/tools', label: 'Tools' } },
          { question: 'Two?', answer: 'The second.' },
          { question: 'Three?', answer: 'In 2026, 100 × 2.5% = 2.5.' },
        ]}
      />
    </MemoryRouter>,
  );
  expect(html).toContain('<p>The first.</p><a href="/tools" data-discover="true">Tools</a>');
  expect(html).toContain('<p>The second.</p>');
  const sum = '<mn>100</mn><mo>×</mo><mn>2.5%</mn><mo>=</mo><mn>2.5</mn>';
  expect(html).toContain(`<p>In 2026, <math alttext="100 × 2.5% = 2.5" translate="no">${sum}</math>.</p>`);
  expect(html.match(/<details name="[^"]+"/g)).toHaveLength(3);
  expect(html).not.toContain('<details open');
});
