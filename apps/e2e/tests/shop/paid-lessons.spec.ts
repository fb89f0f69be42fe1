import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { ask, buy, type Lesson, type Pack, type Product } from './packs.js';
import { test } from './shop.js';
import { expect } from '../site.js';

const CLIENT = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

/** Returns long fragments that no encoding changes: letters, spaces and commas. */
function fragmentsOf(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => text.match(/[A-Za-z][A-Za-z ,]{34,}[a-z]/g) ?? []);
}

/** Fragments of sentences that only buyers may read, by lesson. */
async function paidFragments(page: Page, origin: string): Promise<Map<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  for (const { id } of await ask<readonly Product[]>(page, origin, 'products')) {
    const { lessons } = await ask<Pack>(page, origin, `packs/${id}`);
    for (const { id: name } of lessons.filter(({ sample }) => !sample)) {
      const { idea, examples } = await ask<Lesson>(page, origin, `packs/${id}/lessons/${name}`);
      const paragraphs = idea.filter((block) => typeof block === 'string');
      found.set(`${id}/${name}`, fragmentsOf([...paragraphs, ...examples.map(({ task }) => task)]));
    }
  }
  return found;
}

/** Returns the files in a folder and its subfolders that contain one of the texts or fragments. */
function filesWith(
  folder: string,
  texts: readonly string[],
  fragments: readonly string[] = [],
): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => {
      const held = readFileSync(file, 'utf8');
      // A fragment can occur only in a run of letters, spaces and commas of at least its length.
      const prose = (held.match(/[A-Za-z ,]{36,}/g) ?? []).join('\n');
      return texts.some((text) => held.includes(text)) || fragments.some((text) => prose.includes(text));
    });
}

test('no public file contains a sentence of a paid lesson', async ({ page, demo }) => {
  await buy(page, demo, 'master', 19.99);
  const paid = await paidFragments(page, demo);
  expect(paid.size).toBeGreaterThan(35);
  for (const [lesson, pieces] of paid) expect(pieces.length, lesson).toBeGreaterThan(3);
  const fragments = [...paid.values()].flat();
  expect(filesWith(CLIENT, [], fragments)).toEqual([]);

  // Verifies that the search works in pages, scripts and the service worker, and finds a planted sentence.
  expect(filesWith(CLIENT, ['Write to us for a full refund']).map((file) => /\w+$/.exec(file)?.[0])).toEqual(
    expect.arrayContaining(['html', 'js']),
  );
  expect(filesWith(CLIENT, ['favicon.svg']).some((file) => file.endsWith('sw.js'))).toBe(true);
  const folder = mkdtempSync(join(tmpdir(), 'paid-'));
  try {
    for (const fragment of fragments) {
      writeFileSync(join(folder, 'chunk.js'), `const a=${JSON.stringify([`Once ${fragment}.`])};`);
      expect(filesWith(folder, [], [fragment])).toHaveLength(1);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
