import { globalStyle } from '@vanilla-extract/css';

const firefox = '(-moz-appearance: none)';

/**
 * Makes grids blocks in print, with a gap between their children, because items of a grid can overlap at page breaks. In Firefox, grids
 * would also leave pages half empty, and headings would end pages.
 */
export function blockInPrint(selector: string, gap: string): void {
  globalStyle(selector, { '@media': { print: { display: 'block' } } });
  globalStyle(`${selector} > * + *`, { '@media': { print: { marginTop: gap } } });
  keepWithNext(`${selector} > :is(h2, h3)`);
}

/**
 * Keeps a heading on the page of what follows it. Firefox ignores `break-after: avoid`, so there the heading is as high as a few lines,
 * and what follows overlaps it.
 */
export function keepWithNext(heading: string): void {
  const inFirefox = (rules: object) => ({ '@supports': { [firefox]: { '@media': { print: rules } } } });
  globalStyle(heading, inFirefox({ breakInside: 'avoid' }));
  globalStyle(
    `${heading}::after`,
    inFirefox({ content: '""', display: 'block', height: '7rem', marginBottom: '-7rem' }),
  );
}
