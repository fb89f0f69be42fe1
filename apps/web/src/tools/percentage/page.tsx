import { later } from '../../ui/later/later.js';
import { preloadWith, ToolPage } from '../tool-page.js';
import { PercentageCard } from './percentage-card.js';
import { tool } from './tool.js';

const Text = later(async () => (await import('./text.js')).Text, { isSeen: true });

export const preload = preloadWith(Text);

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
