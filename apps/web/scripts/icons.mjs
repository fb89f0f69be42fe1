// Draws the icons that systems want as pixels from the one that browsers take as it is.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const SQUARE = [' rx="6"', ''];
// Systems cut maskable icons to their shape: what matters stays within the middle four fifths.
const SAFE = ['<path ', '<path transform="translate(3.46 3.84) scale(0.76)" '];

const ICONS = [
  { name: 'icon-192.png', size: 192, changes: [] },
  { name: 'icon-512.png', size: 512, changes: [] },
  { name: 'icon-maskable-512.png', size: 512, changes: [SQUARE, SAFE] },
  { name: 'apple-touch-icon.png', size: 180, changes: [SQUARE] },
];

/** Draws every icon beside favicon.svg. */
export async function drawIcons(out) {
  const icon = await readFile(join(out, 'favicon.svg'), 'utf8');
  for (const { name, size, changes } of ICONS) {
    const svg = changes.reduce((text, [from, to]) => text.replace(from, to), icon);
    const image = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render();
    await writeFile(join(out, name), image.asPng());
  }
}
