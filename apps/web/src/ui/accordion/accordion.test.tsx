import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Accordion } from './accordion.js';

it('keeps closed answers and their links in the static page', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Accordion
        items={[
          { question: 'One?', answer: 'The first.', link: { to: '/tools', label: 'Tools' } },
          { question: 'Two?', answer: 'The second.' },
        ]}
      />
    </MemoryRouter>,
  );
  expect(html).toContain('<p>The first.</p><a href="/tools" data-discover="true">Tools</a>');
  expect(html).toContain('<p>The second.</p>');
  expect(html.match(/aria-expanded="false"/g)).toHaveLength(2);
});
