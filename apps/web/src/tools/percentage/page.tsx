import { ToolPage } from '../tool-page.js';
import { PercentageCard } from './percentage-card.js';
import { Text } from './text.js';
import { tool } from './tool.js';

/** The percentage calculator's page. */
export function Component() {
  return (
    <ToolPage
      tool={tool}
      intro="Find a percentage of a number, and below it a part in percent, a change, or the whole behind a part."
      widget={<PercentageCard />}
      text={<Text />}
    />
  );
}
