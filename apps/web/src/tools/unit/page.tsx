import { later } from '../../ui/later/later.js';
import { preloadWith, ToolPage } from '../tool-page.js';
import { tool } from './tool.js';
import { Component as View } from './view.js';

const Text = later(async () => (await import('./text.js')).Text, { isSeen: true });

export const preload = preloadWith(Text);

/** The unit converter's page. */
export function Component() {
  return (
    <ToolPage
      tool={tool}
      intro="Convert length, weight, temperature, volume, time, speed and data, with the formula shown."
      widget={<View />}
      text={<Text />}
    />
  );
}
