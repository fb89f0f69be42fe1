import type { Page } from '@playwright/test';
import { expect } from '../site.js';

/** A pack as listed in the marketplace. */
export interface Product {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly difficulty: string;
  readonly features: readonly string[];
  readonly price: number;
}

/** A pack as its contents page receives it. */
export interface Pack {
  readonly id: string;
  readonly title: string;
  readonly problems: number;
  readonly lessons: readonly Entry[];
}

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly sample: boolean;
}

/** The parts of a lesson that tests use. */
export interface Lesson {
  readonly idea: readonly unknown[];
  readonly examples: readonly { readonly task: string; readonly answer: string }[];
  readonly pitfalls: readonly unknown[];
}

/** Sends a request below /api/marketplace as the visitor of the page. */
export async function ask<T>(page: Page, origin: string, path: string): Promise<T> {
  const answer = await page.request.get(`${origin}/api/marketplace/${path}`);
  expect(answer.status(), path).toBe(200);
  return (await answer.json()) as T;
}

async function post<T>(page: Page, url: string, data: object): Promise<T> {
  const answer = await page.request.post(url, { data });
  expect(answer.status(), `${url} ${await answer.text()}`).toBe(200);
  return (await answer.json()) as T;
}

/** Buys a product as the visitor of the page, and returns the code that restores it. */
export async function buy(page: Page, origin: string, product: string, amount: number): Promise<string> {
  const { clientSecret } = await post<{ clientSecret: string }>(page, `${origin}/api/create-payment-intent`, {
    product,
    amount,
  });
  await post(page, `${origin}/api/demo/payment`, { clientSecret, outcome: 'paid' });
  const [payment = ''] = clientSecret.split('_secret');
  const code = await page.request.post(`${origin}/api/marketplace/orders/${payment}/code`);
  return ((await code.json()) as { restoreCode: string }).restoreCode;
}

/** Removes the browser's own messages about intentionally failed responses from the faults. */
export function forgiveAnswers(faults: string[]): void {
  expect(faults.splice(0).filter((fault) => !fault.includes('Failed to load resource'))).toEqual([]);
}
