import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';

const dockerfile = readFileSync(new URL('../../../Dockerfile', import.meta.url), 'utf8');

it('leaves the fake payment provider out of the image: it is a chunk that the Dockerfile deletes', () => {
  const [, beginning = ''] = /^RUN rm apps\/api\/dist\/(\w+-)\*$/m.exec(dockerfile) ?? [];
  const programs = inject('programs');
  const files = readdirSync(programs).filter((file) => file.endsWith('.js'));
  const isFake = (file: string) => readFileSync(join(programs, file), 'utf8').includes('The fake says');
  expect(beginning).not.toBe('');
  expect(files.filter(isFake)).toEqual(files.filter((file) => file.startsWith(beginning)));
  expect(files.filter(isFake)).toHaveLength(1);
});
