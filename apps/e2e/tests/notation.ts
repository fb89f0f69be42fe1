import type { Page } from '@playwright/test';

/** What is read on a page and not set as in a book: typed minus signs, typed formulas, long numbers without groups. */
export function misprints(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const faults: readonly (readonly [name: string, pattern: RegExp])[] = [
      ['a typed minus', /(?:^|[^\p{L}\d])-(?=[\d.(√]|\p{L}(?!\p{L}))/u],
      ['a typed formula', /log_|\^|sqrt\(|[<>]=| \* |\d\*|\*\d/],
      // from five digits on, or from four where decimals follow
      ['a number without groups', /(?<![\d.])(?:\d{5,}|\d{4}\.\d)/],
    ];
    // what one types stands in code; numbers in a base have a subscript, and are not counted in thousands
    const typed = 'code, script, style, select, [data-digits], msub';
    const found: string[] = [];
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: parent, textContent } = node;
      const text = textContent ?? '';
      if (!parent || parent.closest(typed)) continue;
      for (const [name, pattern] of faults)
        if (pattern.test(parent.localName === 'mo' ? `${text}1` : text)) found.push(`${name}: ${text}`);
    }
    return found;
  });
}
