import { ToolPage } from '../tool-page.js';
import { Text } from './text.js';
import { tool } from './tool.js';
import { Component as View } from './view.js';

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
