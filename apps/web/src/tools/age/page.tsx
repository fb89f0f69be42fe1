import { ToolPage } from '../tool-page.js';
import { Text } from './text.js';
import { tool } from './tool.js';
import { Component as View } from './view.js';

/** The age calculator's page. */
export function Component() {
  return (
    <ToolPage
      tool={tool}
      intro="Your exact age in years, months, days, hours and minutes, today or on any date, and the days until your next birthday."
      widget={<View />}
      text={<Text />}
    />
  );
}
