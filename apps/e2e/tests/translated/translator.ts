import type { Locator, Page } from '@playwright/test';
import { alive } from '../site.js';

/** The prefix that the translator adds to each text so that tests can tell translated texts from original ones. */
const MARK = '»';

/**
 * Translates a page as Chrome does: replaces each text node with a new text in two `font` elements. With `follows`, it
 * also translates text that is added later. The page must be completely hydrated, because React can't hydrate changed
 * texts.
 */
export async function translate(page: Page, { follows }: { readonly follows: boolean }): Promise<void> {
  await alive(page);
  await page.evaluate(translateHere, { follows, mark: MARK });
}

function translateHere({ follows, mark }: { readonly follows: boolean; readonly mark: string }): void {
  const FONT: string = 'font'; // A deprecated element that browser translators still use.
  const KEPT = 'font, math, script, style, noscript, textarea, [translate="no"]';
  const wrap = (text: Text): void => {
    if (text.data.trim() === '' || text.parentElement?.closest(KEPT)) return;
    const outer = document.createElement(FONT);
    const inner = outer.appendChild(document.createElement(FONT));
    inner.textContent = text.data.replace(/\S/, `${mark}$&`);
    text.replaceWith(outer);
  };
  const wrapAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) wrap(text);
  };
  wrapAll(document.body);
  if (!follows) return;
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) wrapAll(node);
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

/** Returns the text of a part of the page and the values of its fields, without the translator's marks. */
export function readingOf(part: Locator): Promise<string> {
  return part.evaluate((element, mark) => {
    const fields = [...element.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    const typed = fields.map(({ type, value, checked }) => (/radio|checkbox/.test(type) ? checked : value));
    return `${JSON.stringify(typed)} ${element.textContent.replaceAll(mark, '')}`;
  }, MARK);
}
