import type { Page } from '../site/page.js';

/** The folder names of all pages, in sitemap order. */
const ORDER = [
  'home',
  'how-it-works',
  'tools',
  'practice',
  'marketplace',
  'pricing',
  'about',
  'support',
  'contact',
  'privacy',
  'terms',
  'checkout',
];

const cards = import.meta.glob<Page>('./*/page.ts', { eager: true, import: 'page' });

/** The page registry. Routes, navigation, head tags and the sitemap are derived from it. */
export const pages: readonly Page[] = ORDER.map((id) => {
  const card = cards[`./${id}/page.ts`];
  if (card?.id !== id) throw new Error(`pages/${id}/page.ts has no page data with that id.`);
  return card;
});
