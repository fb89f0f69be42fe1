import { globalStyle } from '@vanilla-extract/css';

/**
 * Makes grids blocks in print, with a gap between their children. At page breaks, items of a grid can overlap. In Firefox, they leave
 * pages half empty, and headings end pages.
 */
export function blockInPrint(selector: string, gap: string): void {
  globalStyle(selector, { '@media': { print: { display: 'block' } } });
  globalStyle(`${selector} > * + *`, { '@media': { print: { marginTop: gap } } });
}
