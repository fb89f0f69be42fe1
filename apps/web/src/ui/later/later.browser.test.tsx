import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import type * as Module from './later.js';

let end = (): void => undefined;
let relabel: (label: string) => void = () => undefined;
afterEach(() => {
  end();
});

let presses = 0;
function Part({ label = 'Press' }: { readonly label?: string }) {
  return (
    <form>
      <button type="button" onClick={() => presses++}>
        {label}
      </button>
    </form>
  );
}

let module: Promise<typeof Module> | undefined;

/** The module as it is on a static page, whose address has no inputs: it looks once. */
async function loadOnStaticPage(): Promise<typeof Module> {
  const address = location.href;
  history.replaceState(null, '', location.pathname);
  const url = './later.tsx?static';
  const loaded = (await import(/* @vite-ignore */ url)) as typeof Module;
  history.replaceState(null, '', address);
  return loaded;
}

/** A static page with a part whose code comes from `load`. */
async function page(load: () => Promise<typeof Part>): Promise<HTMLButtonElement> {
  presses = 0;
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = renderToString(
    <main>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </main>,
  );
  document.body.append(root);
  const { later } = await (module ??= loadOnStaticPage());
  const Later = later(load);
  const made = hydrateRoot(
    root,
    <main>
      <Later />
    </main>,
  );
  relabel = (label) => {
    made.render(
      <main>
        <Later label={label} />
      </main>,
    );
  };
  end = () => {
    made.unmount();
    root.remove();
  };
  const button = root.querySelector('button');
  if (!button) throw new Error('The static page has no button.');
  return button;
}

test('a button that is pressed before its code has come is pressed once when it has', async () => {
  let release = (): void => undefined;
  let loads = 0;
  const code = new Promise<typeof Part>((resolve) => {
    release = () => {
      resolve(Part);
    };
  });
  const button = await page(() => {
    loads++;
    return code;
  });
  await new Promise(requestAnimationFrame);
  expect(loads).toBe(0);
  for (let time = 0; time < 3; time++) button.click(); // as tools for access do it: without a pointer or a key
  await expect.poll(() => loads).toBe(1);
  release();
  await expect.poll(() => presses).toBe(1);
  button.click();
  expect(presses).toBe(2);
  expect(button.isConnected).toBe(true);
});

// Beside the test above in one page, which is used by now: the code comes at once.
test('code that fails to come is asked for again, and the static page stays meanwhile', async () => {
  let loads = 0;
  const button = await page(() =>
    ++loads < 3 ? Promise.reject(new Error('offline')) : Promise.resolve(Part),
  );
  await expect.poll(() => loads).toBe(2);
  expect(button.isConnected).toBe(true);
  button.click();
  await expect.poll(() => presses).toBe(1);
  expect([button.isConnected, loads]).toEqual([true, 3]);
});

test('the static page stays while what its part is given changes, of which the code gets the latest', async () => {
  let release = (): void => undefined;
  const code = new Promise<typeof Part>((resolve) => {
    release = () => {
      resolve(Part);
    };
  });
  const button = await page(() => code);
  for (const label of ['Press again', 'Press once more']) {
    await new Promise(requestAnimationFrame);
    relabel(label);
  }
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect([button.isConnected, button.textContent]).toEqual([true, 'Press']);
  release();
  await expect.poll(() => button.textContent).toBe('Press once more');
  button.click();
  expect([button.isConnected, presses]).toEqual([true, 1]);
});
