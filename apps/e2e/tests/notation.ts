import type { Locator } from '@playwright/test';

/** Returns text in a part of a page that isn't typeset: typed minus signs and formulas, and numbers without grouping. */
export function misprints(part: Locator): Promise<readonly string[]> {
  return part.evaluate((element) => {
    const faults: readonly (readonly [name: string, pattern: RegExp])[] = [
      ['a typed minus', /(?:^|[^\p{L}\d])-(?=[\d.(√]|\p{L}(?!\p{L}))/u],
      ['a typed formula', /log_|\^|sqrt\(|[<>]=| \* |\d\*|\*\d/],
      // Numbers are grouped from five digits on, or from four if decimals follow.
      ['a number without groups', /(?<![\d.])(?:\d{5,}|\d{4}\.\d)/],
    ];
    for (const fold of element.querySelectorAll('details')) fold.open = true;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: parent, textContent } = node;
      // Typed input is marked as code, and numbers in a base have a subscript and no grouping.
      if (!parent || parent.closest('code, script, style, select, msub, noscript')) continue;
      // The sign of a raised exponent is only read aloud and copied.
      if (textContent?.startsWith('^') && getComputedStyle(parent).clipPath !== 'none') continue;
      const text = `${textContent ?? ''}${parent.localName === 'mo' ? '1' : ''}`;
      for (const [name, pattern] of faults) if (pattern.test(text)) found.push(`${name}: ${text}`);
    }
    return found;
  });
}
