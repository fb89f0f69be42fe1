import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { color, font, forced, space } from './theme.css.js';

/** Ascent, descent and line gap of the web fonts, in em. */
const STIX = { ascent: 0.762, descent: 0.239, gap: 0.26 };
const SOURCE = { ascent: 1.024, descent: 0.4, gap: 0 };

/** Declares a fallback from a common system font, scaled to the metrics of the web font to prevent a layout shift when that loads. */
function fallback(
  family: string,
  [real, size, ...names]: readonly [real: typeof STIX, size: number, ...names: string[]],
  fontWeight?: string,
): void {
  const percent = (height: number): string => `${(height / size) * 100}%`;
  globalFontFace(family, {
    src: names.map((name) => `local("${name}")`).join(', '),
    ...(fontWeight ? { fontWeight } : {}),
    sizeAdjust: `${size * 100}%`,
    ascentOverride: percent(real.ascent),
    descentOverride: percent(real.descent),
    lineGapOverride: percent(real.gap),
  });
}
fallback('STIX Fallback', [STIX, 1.04, 'Times New Roman', 'Liberation Serif', 'Tinos']);
fallback('STIX Android', [STIX, 0.895, 'Noto Serif', 'NotoSerif']);
fallback('STIX Linux', [STIX, 0.819, 'DejaVu Serif'], '400');
fallback('STIX Linux', [STIX, 0.803, 'DejaVu Serif Bold'], '600 700');
fallback('Source Fallback', [SOURCE, 0.935, 'Arial', 'Liberation Sans', 'Arimo']);
fallback('Source Android', [SOURCE, 0.928, 'Roboto']);
fallback('Source Linux', [SOURCE, 0.817, 'DejaVu Sans'], '400');
fallback('Source Linux', [SOURCE, 0.755, 'DejaVu Sans Bold'], '600 700');

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', { scrollPaddingTop: '5rem', textSizeAdjust: '100%' });
globalStyle('body', {
  margin: 0,
  background: color.page,
  color: color.text,
  fontFamily: font.sans,
  fontSize: '1.0625rem',
  lineHeight: 1.55,
  fontVariantNumeric: 'lining-nums tabular-nums',
  overflowWrap: 'break-word',
});
globalStyle('h1, h2, h3', {
  fontFamily: font.serif,
  fontWeight: 600,
  lineHeight: 1.2,
  margin: 0,
  textWrap: 'balance',
});
globalStyle('h1', { fontSize: 'clamp(1.75rem, 1.35rem + 1.8vw, 2.75rem)', letterSpacing: '-0.01em' });
globalStyle('h2', { fontSize: 'clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem)' });
globalStyle('h3', { fontSize: '1.1875rem' });
globalStyle('p, ul, ol, dl, figure, fieldset', { margin: 0 });
globalStyle('a', { color: color.accent, textUnderlineOffset: '0.18em', textDecorationThickness: '1px' });
globalStyle('a:hover', { color: color.accentHover });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
// Browsers' own color is too faint in the dark theme.
globalStyle('::placeholder', { color: color.quiet, opacity: 1 });
globalStyle(':focus-visible', { outline: `3px solid ${color.accent}`, outlineOffset: '2px' });
globalStyle(':where(a, summary):focus-visible', { borderRadius: '0.125rem' });
globalStyle('[tabindex="-1"]:focus', { outline: 'none' });
globalStyle('::selection', { background: color.chosen });
globalStyle('hr', { border: 0, borderTop: `1px solid ${color.rule}`, margin: `${space.xl} 0` });
globalStyle('body', { '@media': { print: { background: 'white', color: 'black', fontSize: '11pt' } } });
globalStyle('header, footer, nav', { '@media': { print: { display: 'none' } } });
globalStyle('h2, h3', { '@media': { print: { breakAfter: 'avoid' } } });
// In high contrast, the browser drops backgrounds and shadows, which mark what is chosen.
globalStyle('button[aria-pressed="true"], label:has(> :checked)', {
  '@media': {
    [forced]: {
      background: 'Highlight !important',
      borderColor: 'Highlight !important',
      color: 'HighlightText !important',
      forcedColorAdjust: 'none',
    },
  },
});
globalStyle('*', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      transitionDuration: '0s !important',
      animationDuration: '0s !important',
    },
  },
});
