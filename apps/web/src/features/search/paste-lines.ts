import type { ClipboardEvent } from 'react';

/** Pastes several lines, such as a system, separated by semicolons. The browser would join them without a space. */
export function pasteLines(event: ClipboardEvent<HTMLInputElement>): void {
  const lines = event.clipboardData
    .getData('text')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length < 2) return;
  event.preventDefault();
  const { currentTarget: field } = event;
  field.setRangeText(lines.join('; '), field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
}
