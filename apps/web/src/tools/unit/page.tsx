import { later } from '../../ui/later/later.js';
import { ToolPage } from '../tool-page.js';
import { tool } from './tool.js';
import { Component as View } from './view.js';

const Text = later(async () => (await import('./text.js')).Text, { isSeen: true });

/** With the page, unless it stands there already. */
export const preload = Text.preload;

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
