import type { Page } from '../site/page.js';

/** Every page, by its folder's name, in the order of the sitemap. */
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

/** The registry of pages: routes, navigation, head and sitemap follow from it. */
export const pages: readonly Page[] = ORDER.map((id) => {
  const card = cards[`./${id}/page.ts`];
  if (card?.id !== id) throw new Error(`pages/${id}/page.ts has no card of that id.`);
  return card;
});
