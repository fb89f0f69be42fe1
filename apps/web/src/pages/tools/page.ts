import type { Page } from '../../site/page.js';
import { toolsOf, viewFile } from '../../tools/index.js';
import { TABS } from '../../tools/tool.js';

export const page: Page = {
  id: 'tools',
  path: '/tools',
  title: 'Math Tools & Calculators',
  description:
    'Free online math tools: logarithms with steps, time, arithmetic, percentages, age, BMI, tips, discounts, GPA, loans and a unit converter.',
  keywords: ['math tools', 'calculators', 'converters', 'online calculator with steps'],
  companions: toolsOf(TABS[0].id).map(viewFile),
  navigation: { label: 'Tools', order: 3 },
};
