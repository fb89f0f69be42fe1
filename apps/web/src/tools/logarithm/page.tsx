import { later } from '../../ui/later/later.js';
import { preloadWith, ToolPage } from '../tool-page.js';
import { tool } from './tool.js';
import { Component as View } from './view.js';

const Text = later(async () => (await import('./text.js')).Text, { isSeen: true });

export const preload = preloadWith(Text);

/** The logarithm simplifier's page. */
export function Component() {
  return (
    <ToolPage
      tool={tool}
      intro="Logarithms to base 10, e, 2 or any other base, with every step shown."
      widget={<View />}
      text={<Text />}
    />
  );
}
