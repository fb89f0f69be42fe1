import { expect, it } from 'vitest';
import { tools } from '../tools/index.js';
import { site } from './site.js';

it('doesn’t claim more tools than exist', () => {
  expect(tools.length).toBeGreaterThanOrEqual(site.tools);
});
