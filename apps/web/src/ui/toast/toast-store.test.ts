import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, putToast, subscribeToToast } from './toast-store.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Shows a toast and returns its id. */
function shown(title: string): number {
  putToast({ title, description: '' });
  return currentToast()?.id ?? NaN;
}

it('holds one toast: a new one replaces the current', () => {
  const first = shown('First');
  const second = shown('Second');
  expect(second).not.toBe(first);
  expect(currentToast()).toMatchObject({ title: 'Second', open: true });
});

it('keeps a dismissed toast for 1,000,000 ms', () => {
  dismissToast(shown('Done'));
  vi.advanceTimersByTime(999_999);
  expect(currentToast()).toMatchObject({ title: 'Done', open: false });
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeUndefined();
});

it('never removes a toast when the removal delay of an earlier one ends', () => {
  dismissToast(shown('Old'));
  vi.advanceTimersByTime(999_999);
  shown('New');
  vi.advanceTimersByTime(2_000_000);
  expect(currentToast()).toMatchObject({ title: 'New', open: true });
});

it('does not dismiss a toast by the id of the one it replaced', () => {
  const old = shown('Old');
  shown('New');
  dismissToast(old);
  expect(currentToast()).toMatchObject({ title: 'New', open: true });
});

it('calls listeners on every change until they unsubscribe', () => {
  const listener = vi.fn();
  const unsubscribe = subscribeToToast(listener);
  dismissToast(shown('Subscribed'));
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  shown('Unsubscribed');
  expect(listener).toHaveBeenCalledTimes(2);
});
