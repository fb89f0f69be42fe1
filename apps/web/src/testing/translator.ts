/** The prefix that the translator adds to each text so that tests can tell translated texts from original ones. */
export const MARK = '»';

/** A deprecated element that browser translators still use. */
const FONT: string = 'font';
const KEPT = 'font, math, script, style, noscript, textarea, [translate="no"]';

/**
 * Translates an element as Chrome does: replaces each text node, including those added later, with a new text in two `font`
 * elements. Returns a function that stops the translation.
 */
export function translate(element: Element): () => void {
  wrapAll(element);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) wrapAll(node);
  });
  observer.observe(element, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
  };
}

function wrapAll(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts = root instanceof Text ? [root] : [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) wrap(text);
}

function wrap(text: Text): void {
  if (text.data.trim() === '' || text.parentElement?.closest(KEPT)) return;
  const outer = document.createElement(FONT);
  const inner = outer.appendChild(document.createElement(FONT));
  inner.textContent = text.data.replace(/\S/, `${MARK}$&`);
  text.replaceWith(outer);
}

/** Returns the text of an element and the values of its fields, without the translator's marks. */
export function readingOf(element: Element): string {
  const entries = [...element.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  const typed = entries.map(({ type, value, checked }) => (/radio|checkbox/.test(type) ? checked : value));
  return `${JSON.stringify(typed)} ${element.textContent.replaceAll(MARK, '')}`;
}
