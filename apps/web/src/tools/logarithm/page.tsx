import { ToolPage } from '../tool-page.js';
import { Text } from './text.js';
import { tool } from './tool.js';
import { Component as View } from './view.js';

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
