// Renders the PNG icons that operating systems need from the SVG icon that browsers use.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const SQUARE = [' rx="6"', ''];
// Operating systems crop maskable icons, so the drawing must stay within the middle 80 percent.
const SAFE = ['<path ', '<path transform="translate(3.46 3.84) scale(0.76)" '];

const ICONS = [
  { name: 'icon-192.png', size: 192, changes: [] },
  { name: 'icon-512.png', size: 512, changes: [] },
  { name: 'icon-maskable-512.png', size: 512, changes: [SQUARE, SAFE] },
  { name: 'apple-touch-icon.png', size: 180, changes: [SQUARE] },
];

/** Writes every icon next to favicon.svg. */
export async function drawIcons(out) {
  const icon = await readFile(join(out, 'favicon.svg'), 'utf8');
  for (const { name, size, changes } of ICONS) {
    const svg = changes.reduce((text, [from, to]) => text.replace(from, to), icon);
    const image = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render();
    await writeFile(join(out, name), image.asPng());
  }
}
