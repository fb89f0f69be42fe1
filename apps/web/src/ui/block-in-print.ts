import { globalStyle } from '@vanilla-extract/css';

/**
 * Makes grids blocks in print, with a gap between their children, because items of a grid can overlap at page breaks. In Firefox, grids
 * would also leave pages half empty.
 */
export function blockInPrint(selector: string, gap: string): void {
  globalStyle(selector, { '@media': { print: { display: 'block' } } });
  globalStyle(`${selector} > * + *`, { '@media': { print: { marginTop: gap } } });
}

/**
 * Keeps a heading in a block on the page of what follows it. Firefox ignores `break-after: avoid`, so there the heading is as high as
 * a few lines, and what follows overlaps it.
 */
export function keepWithNext(heading: string): void {
  globalStyle(heading, { breakInside: 'avoid' });
  globalStyle(`${heading}::after`, {
    '@supports': {
      '(-moz-appearance: none)': {
        '@media': { print: { content: '""', display: 'block', height: '7rem', marginBottom: '-7rem' } },
      },
    },
  });
}
