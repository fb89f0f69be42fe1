// Draws the social card of each page: the name of the page and a line of math on paper.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { LINES } from './card-lines.mjs';

// The colors of the light theme, because cards appear on other sites.
const paper = {
  page: '#f7f2e7',
  surface: '#fffdf8',
  text: '#241f1a',
  quiet: '#645a4e',
  rule: '#ddd3c0',
  accent: '#1d4f91',
};
const SIZE = { width: 1200, height: 630 };
const PAD = 80;

const FONTS = [
  {
    name: 'STIX',
    weight: 400,
    style: 'normal',
    file: import.meta.resolve('@fontsource/stix-two-text/files/stix-two-text-latin-400-normal.woff'),
  },
  {
    name: 'STIX',
    weight: 400,
    style: 'italic',
    file: import.meta.resolve('@fontsource/stix-two-text/files/stix-two-text-latin-400-italic.woff'),
  },
  {
    name: 'STIX',
    weight: 600,
    style: 'normal',
    file: import.meta.resolve('@fontsource/stix-two-text/files/stix-two-text-latin-600-normal.woff'),
  },
  {
    name: 'Source',
    weight: 400,
    style: 'normal',
    file: import.meta.resolve('@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff'),
  },
];

function readFonts() {
  return Promise.all(
    FONTS.map(async ({ file, ...font }) => ({ ...font, data: await readFile(new URL(file)) })),
  );
}

const box = (style, ...children) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

const PIECE = /\*([^*]+)\*|_\{([^}]*)\}|\^\{([^}]*)\}|\{([^|{}]*)\|([^{}]*)\}|[^*_^{]+/g;

/** Lays out a line of math from card-lines.mjs. */
function mathematics(line, size) {
  const small = size * 0.62;
  return [...line.matchAll(PIECE)].map(([piece, variable, below, above, over, under]) => {
    if (variable) return box({ fontStyle: 'italic' }, variable);
    if (below)
      return box({ fontSize: small, position: 'relative', top: size * 0.28 }, ...mathematics(below, small));
    if (above)
      return box({ fontSize: small, position: 'relative', top: -size * 0.3 }, ...mathematics(above, small));
    if (over) return fraction(mathematics(over, size), mathematics(under, size), size);
    return box({}, piece.replaceAll(' ', '\u00a0'));
  });
}

function fraction(over, under, size) {
  const row = { justifyContent: 'center', padding: `0 ${size * 0.12}px` };
  return box(
    { flexDirection: 'column', fontSize: size, lineHeight: 1.15 },
    box(row, ...over),
    box({ height: 4, background: paper.text }),
    box(row, ...under),
  );
}

const logo = {
  type: 'svg',
  props: {
    width: 56,
    height: 56,
    viewBox: '0 0 32 32',
    fill: 'none',
    stroke: paper.accent,
    strokeWidth: 2.6,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    children: [{ type: 'path', props: { d: 'M3 17h4l5 9 7-21h10' } }],
  },
};

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

function heading({ title, brand }) {
  const [name, ...rest] = title.split(': ').filter((part) => part !== brand);
  return box(
    { flexDirection: 'column', height: 330, padding: `56px ${PAD}px 0`, gap: 6 },
    box({ alignItems: 'center', gap: 14, marginBottom: 26, fontSize: 40, fontWeight: 600 }, logo, brand),
    box(
      { fontSize: 68, fontWeight: 600, lineHeight: 1.1, letterSpacing: -1, textWrap: 'balance' },
      capital(name),
    ),
    box({ fontFamily: 'Source', fontSize: 34, color: paper.quiet }, capital(rest.join(': '))),
  );
}

function sheet({ path, tagline }) {
  const line = LINES[path];
  const place = { height: 300, alignItems: 'center', padding: `0 ${PAD}px`, background: paper.surface };
  const edges = { borderTop: `2px solid ${paper.rule}`, borderBottom: `16px solid ${paper.accent}` };
  return line
    ? box({ ...place, ...edges, fontSize: 100, lineHeight: 1.2 }, ...mathematics(line, 100))
    : box({ ...place, ...edges, fontSize: 60, fontStyle: 'italic' }, tagline);
}

function card(page) {
  const style = { flexDirection: 'column', background: paper.page, color: paper.text, fontFamily: 'STIX' };
  return box({ ...SIZE, ...style }, heading(page), sheet(page));
}

/** Draws the cards to PNG files in the `out` directory. Each card has a file, a path and a title. */
export async function drawCards(out, cards) {
  const fonts = await readFonts();
  for (const each of cards) {
    const svg = await satori(card(each), { ...SIZE, fonts });
    const file = join(out, each.file);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, new Resvg(svg).render().asPng());
  }
}
