import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextArea, TextField } from '../field/text-field.js';
import { afterTyping, isTyped, keepTyped, restoreTyped } from './reload.js';

afterEach(() => {
  sessionStorage.clear();
});

const field = (name: string) => page.getByRole('textbox', { name, exact: true });

function Form({ has = true }: { readonly has?: boolean }) {
  const [name, setName] = useState('');
  return (
    <form aria-label="Contact">
      {has && <TextField name="name" label="Name" value={name} onChange={setName} />}
      <TextField name="email" label="Email" type="email" />
      <TextArea name="message" label="Message" />
      <output>{name}</output>
    </form>
  );
}

function Problem({ id }: { readonly id: string }) {
  const [answer, setAnswer] = useState('');
  return (
    <form aria-label="Problem" data-problem={id}>
      <TextField name="answer" label="Your answer" value={answer} onChange={setAnswer} />
    </form>
  );
}

test('what was typed is in its fields again, also in those that are rendered later', async () => {
  const before = await render(<Form />);
  await field('Name').fill('Ada');
  await field('Email').fill('ada@math.example');
  await field('Message').fill('One\ntwo');
  keepTyped();
  await before.unmount();
  const after = await render(<Form has={false} />);
  restoreTyped();
  await expect.element(field('Email')).toHaveValue('ada@math.example');
  await expect.element(field('Message')).toHaveValue('One\ntwo');
  expect(sessionStorage.length).toBe(0);
  await after.rerender(<Form />);
  await expect.element(field('Name')).toHaveValue('Ada');
  await expect.element(page.getByRole('status')).toHaveText('Ada');
});

test('a text that was typed after the reload stays', async () => {
  const before = await render(<Form />);
  await field('Message').fill('before');
  keepTyped();
  await before.unmount();
  await render(<Form />);
  await field('Message').fill('after');
  restoreTyped();
  await expect.element(field('Message')).toHaveValue('after');
});

test('an answer is restored only for its own problem', async () => {
  const before = await render(<Problem id="p.1" />);
  await field('Your answer').fill('12');
  keepTyped();
  await before.unmount();
  const other = await render(<Problem id="p.2" />);
  restoreTyped();
  await expect.element(field('Your answer')).toHaveValue('');
  expect([isTyped('answer', 'p.1'), isTyped('answer', 'p.2')]).toEqual([true, false]);
  await other.rerender(<Problem key="1" id="p.1" />);
  await expect.element(field('Your answer')).toHaveValue('12');
  expect(isTyped('answer', 'p.1')).toBe(false);
});

test('a page that reloads itself waits until nobody types', () => {
  vi.useFakeTimers();
  const reload = vi.fn<() => void>();
  afterTyping(reload);
  for (let key = 0; key < 10; key++) {
    vi.advanceTimersByTime(400);
    document.body.dispatchEvent(new Event('input', { bubbles: true }));
  }
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  document.body.dispatchEvent(new Event('input', { bubbles: true }));
  vi.advanceTimersByTime(5_000);
  vi.useRealTimers();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('codes, passwords and payment data are never stored', async () => {
  await render(
    <form>
      <TextField name="code" label="Code" />
      <TextField name="once" label="Once" autoComplete="one-time-code" />
      <TextField name="card" label="Card" autoComplete="cc-number" />
      <input type="password" aria-label="Password" />
      <input type="hidden" value="hidden" />
    </form>,
  );
  for (const name of ['Code', 'Once', 'Card']) await field(name).fill('1234-5678');
  await page.getByLabelText('Password').fill('1234-5678');
  keepTyped();
  expect(sessionStorage.length).toBe(0);
});

test('nothing is stored on the checkout, and nothing is restored on another page', async () => {
  const { href, pathname } = location;
  await render(<Form />);
  await field('Name').fill('Ada');
  history.replaceState(history.state, '', '/checkout?product=pro');
  keepTyped();
  expect(sessionStorage.length).toBe(0);
  history.replaceState(history.state, '', href);
  keepTyped();
  expect(sessionStorage.length).toBe(1);
  history.replaceState(history.state, '', '/about');
  await field('Name').fill('');
  restoreTyped();
  history.replaceState(history.state, '', href);
  expect(location.pathname).toBe(pathname);
  await expect.element(field('Name')).toHaveValue('');
});

test('a stored text that isn’t ours is ignored', async () => {
  await render(<Form />);
  for (const stored of ['{', 'null', '[]', '{"path":"/"}']) {
    sessionStorage.setItem('typed', stored);
    restoreTyped();
  }
  await expect.element(field('Name')).toHaveValue('');
});
