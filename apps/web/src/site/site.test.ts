import { expect, it } from 'vitest';
import { tools } from '../tools/index.js';
import { site } from './site.js';

it('promises no more tools than there are', () => {
  expect(tools.length).toBeGreaterThanOrEqual(site.tools);
});
