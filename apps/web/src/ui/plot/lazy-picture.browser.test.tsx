import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ReactNode } from 'react';
import { lazyPicture } from './lazy-picture.js';
import { Plot } from './plot.js';

const figure = page.getByRole('figure', { name: 'A square' });
const square = (): Element | null => figure.element().querySelector('svg rect');

async function mount(picture: ReactNode): Promise<void> {
  await render(
    <Plot title="A square" description="It is square." viewBox={[100, 50]}>
      {picture}
    </Plot>,
  );
}

test('a drawing that loads late causes no layout shift', async () => {
  let release = (): void => undefined;
  const loaded = new Promise<{ Picture: () => ReactNode }>((resolve) => {
    release = () => {
      resolve({ Picture: () => <rect width={90} height={40} /> });
    };
  });
  const Late = lazyPicture(() => loaded);
  await mount(<Late />);
  const before = figure.element().getBoundingClientRect().toJSON() as unknown;
  expect(square()).toBeNull();
  release();
  await expect.poll(square).not.toBeNull();
  expect(figure.element().getBoundingClientRect().toJSON()).toEqual(before);
});

test('a drawing that fails to load leaves the text unchanged', async () => {
  const load = Promise.reject<{ Picture: () => ReactNode }>(new Error('no network'));
  const Missing = lazyPicture(() => load);
  await mount(<Missing />);
  await expect(load).rejects.toThrow('no network');
  await expect.element(figure.getByText('It is square.')).toBeVisible();
  await expect.element(figure.getByRole('img')).toBeVisible();
  expect(square()).toBeNull();
});
