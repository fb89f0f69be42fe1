// Subsets the fonts to the characters that the pages use, and writes them with their style sheet to .fonts/.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const folder = fileURLToPath(new URL('../.fonts/', import.meta.url));

const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));

const ASCII = range(0x20, 0x7e);
/** Western European letters, punctuation and the symbols in the texts of the pages. */
const LATIN = `${ASCII}${range(0xa0, 0xff)}–—‘’“”„•…′″‹›€™←↑→↓−√≈≠≤≥π⅓⅔⅛⅜⅝⅞\u2009\u202f`;
/**
 * ASCII, mathematical italic letters (U+1D434–1D467 with ℎ, U+1D6FC–1D714), operators, subscript and
 * superscript digits, and invisible operators.
 */
export const MATHEMATICS =
  `${ASCII}${range(0x1d434, 0x1d467)}ℎ${range(0x1d6fc, 0x1d714)}πθαβγΔ°±×÷·−≈≠≤≥√∛∞∠⊥△∥′″…→⇒∴∈∅∪∩⁄¢£€¥` +
  '⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺ⁿ₀₁₂₃₄₅₆₇₈₉₋ₐₑₓ⌊⌋⌈⌉‖¯\u2061\u2062\u2063\u00a0\u2009';

const FONTS = [
  {
    family: 'STIX Two Text Variable',
    source: import.meta.resolve(
      '@fontsource-variable/stix-two-text/files/stix-two-text-latin-wght-normal.woff2',
    ),
    text: LATIN,
    weights: { min: 400, max: 700 },
  },
  {
    family: 'Source Sans 3 Variable',
    source: import.meta.resolve(
      '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    ),
    text: LATIN,
    weights: { min: 400, max: 700 },
  },
  {
    family: 'STIX Two Math',
    source: import.meta.resolve('@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2'),
    text: MATHEMATICS,
  },
];

/** Returns the font file, subset to its text. */
async function cut({ source, text, weights }) {
  const full = await readFile(fileURLToPath(source));
  const variationAxes = weights && { wght: weights };
  return subsetFont(full, text, { targetFormat: 'woff2', ...(variationAxes && { variationAxes }) });
}

const fileOf = ({ family }) => `${family.toLowerCase().replaceAll(' ', '-')}.woff2`;

function faceOf(font) {
  const weight = font.weights ? `${font.weights.min} ${font.weights.max}` : '400';
  return `@font-face {
  font-family: '${font.family}';
  font-weight: ${weight};
  font-display: swap;
  src: url(./${fileOf(font)}) format('woff2');
}`;
}

/** Returns a Vite plugin that writes .fonts/fonts.css, which the site imports, before the build. */
export function fonts() {
  return {
    name: 'fonts',
    async config() {
      const sheet = FONTS.map(faceOf).join('\n');
      const stamp = JSON.stringify([sheet, ...FONTS.map(({ source, text }) => [source, text])]);
      const stampFile = join(folder, 'stamp.json');
      if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) return;
      await mkdir(folder, { recursive: true });
      for (const font of FONTS) await writeFile(join(folder, fileOf(font)), await cut(font));
      await writeFile(join(folder, 'fonts.css'), sheet);
      await writeFile(stampFile, stamp);
    },
  };
}
