import { later } from '../../ui/later/later.js';
import { preloadWith, ToolPage } from '../tool-page.js';
import { tool } from './tool.js';
import { Component as View } from './view.js';

const Text = later(async () => (await import('./text.js')).Text, { isSeen: true });

export const preload = preloadWith(Text);

/** The time calculator's page. */
export function Component() {
  return (
    <ToolPage
      tool={tool}
      intro="Add or subtract days, hours, minutes and seconds, with the working shown."
      widget={<View />}
      text={<Text />}
    />
  );
}
