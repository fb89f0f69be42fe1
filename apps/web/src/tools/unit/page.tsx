import { ToolPage } from '../tool-page.js';
import { Text } from './text.js';
import { tool } from './tool.js';
import { Component as View } from './view.js';

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
