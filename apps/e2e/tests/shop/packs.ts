import type { Page } from '@playwright/test';
import { expect } from '../site.js';

/** A pack as the marketplace lists it. */
export interface Product {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly difficulty: string;
  readonly features: readonly string[];
  readonly price: number;
}

/** A pack as its contents page gets it. */
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

/** A lesson as the reader gets it, as far as tests look at it. */
export interface Lesson {
  readonly idea: readonly unknown[];
  readonly examples: readonly { readonly task: string; readonly answer: string }[];
  readonly pitfalls: readonly unknown[];
}

/** Asks a shop for something below /api/marketplace, as the visitor of the page. */
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

/** Buys something as the visitor of the page, and gives the code that restores it. */
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

/** The browser's own lines about answers that were made to fail are no faults of the page. */
export function forgiveAnswers(faults: string[]): void {
  expect(faults.splice(0).filter((fault) => !fault.includes('Failed to load resource'))).toEqual([]);
}
