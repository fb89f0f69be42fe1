import type { Page } from '@playwright/test';

/** Returns the brightness of the page background, from 0 to 255. */
export function brightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const channels = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
    return channels.slice(0, 3).reduce((sum, channel) => sum + Number(channel) / 3, 0);
  });
}
