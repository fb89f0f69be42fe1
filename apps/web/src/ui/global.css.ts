import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { color, font, space } from './theme.css.js';

// The fallbacks take the metrics of the real fonts, so that nothing moves when those arrive.
globalFontFace('STIX Fallback', {
  src: 'local("Times New Roman"), local("Liberation Serif"), local("Tinos")',
  sizeAdjust: '104%',
  ascentOverride: '73%',
  descentOverride: '23%',
  lineGapOverride: '25%',
});
globalFontFace('Source Fallback', {
  src: 'local("Arial"), local("Liberation Sans"), local("Arimo")',
  sizeAdjust: '93.5%',
  ascentOverride: '109.5%',
  descentOverride: '42.8%',
  lineGapOverride: '0%',
});

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
globalStyle(':focus-visible', { outline: `3px solid ${color.accent}`, outlineOffset: '2px' });
globalStyle('[tabindex="-1"]:focus', { outline: 'none' });
globalStyle('math', {
  fontFamily: '"STIX Two Math", "Cambria Math", "STIX Two Text Variable", math',
  fontSize: '1.1em',
});
// A browser draws no radical sign where none of these fonts has a MATH table, and √4 = 2 would read 4 = 2.
globalStyle('math msqrt', {
  display: 'inline-block',
  position: 'relative',
  marginLeft: '0.6em',
  padding: '0.08em 0.08em 0',
  borderTop: '0.07em solid',
});
globalStyle('math msqrt::before', { content: '"√"', position: 'absolute', left: '-0.62em', top: '-0.18em' });
globalStyle('::selection', { background: color.mark });
globalStyle('hr', { border: 0, borderTop: `1px solid ${color.rule}`, margin: `${space.xl} 0` });
globalStyle('body', { '@media': { print: { background: 'white', color: 'black', fontSize: '11pt' } } });
globalStyle('header, footer, nav', { '@media': { print: { display: 'none' } } });
globalStyle('*', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      transitionDuration: '0s !important',
      animationDuration: '0s !important',
    },
  },
});
