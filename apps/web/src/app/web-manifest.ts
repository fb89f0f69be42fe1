import { pages } from '../pages/index.js';
import { tools } from '../tools/index.js';
import { site } from '../site/site.js';

const png = (size: number) => ({ sizes: `${size}x${size}`, type: 'image/png' });

/** Returns the web app manifest, which makes the site installable. */
export function webManifest(): object {
  return {
    id: '/',
    name: site.name,
    description: pages.find(({ path }) => path === '/')?.description,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f7f2e7',
    theme_color: '#f7f2e7',
    categories: ['education', 'utilities'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', ...png(192) },
      { src: '/icon-512.png', ...png(512) },
      { src: '/icon-maskable-512.png', ...png(512), purpose: 'maskable' },
    ],
    shortcuts: tools.flatMap(({ title, summary, page }) =>
      page ? [{ name: title, description: summary, url: page.path }] : [],
    ),
  };
}
