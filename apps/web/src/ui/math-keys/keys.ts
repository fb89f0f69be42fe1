export type KeyName =
  | 'square'
  | 'power'
  | 'fraction'
  | 'root'
  | 'pi'
  | 'log'
  | 'atMost'
  | 'atLeast'
  | 'degree'
  | 'plusMinus'
  | 'abs';

/** A text box for math with one or more lines. */
export type MathBox = HTMLInputElement | HTMLTextAreaElement;

/**
 * The text that a key inserts in place of the selection, which may be in parentheses, after the text before it. `¦` marks the
 * caret position.
 */
type Written = (group: string, selected: string, before: string) => string;

const WRITTEN: Readonly<Record<KeyName, Written>> = {
  square: (group) => `${group}^2¦`,
  power: (group) => `${group}^¦`,
  fraction: (group, selected, before) => {
    if (selected !== '') return `${group}/¦`;
    return /[\p{L}\d.)²³]$/u.test(before) ? '/¦' : '(¦)/()';
  },
  root: (group) => `√${group}¦`,
  log: (_, selected) => (selected === '' ? 'log_¦' : `log_¦(${selected})`),
  pi: () => 'π¦',
  atMost: () => '≤¦',
  atLeast: () => '≥¦',
  degree: (_, selected) => `${selected}°¦`,
  plusMinus: () => '±¦',
  abs: (_, selected) => (selected === '' ? '|¦|' : `|${selected}|¦`),
};

/** Inserts a key's text at the caret or around the selection, as an undoable edit, and focuses the box. */
export function press(name: KeyName, box: MathBox): void {
  const { value } = box;
  const [start, end] = [box.selectionStart ?? value.length, box.selectionEnd ?? value.length];
  box.focus();
  if (name === 'fraction' && start === end && value.startsWith(')/(', end)) {
    box.setSelectionRange(end + 3, end + 3); // Moves from the numerator to the denominator.
    return;
  }
  const selected = value.slice(start, end);
  const group = /[^\p{L}\d.]/u.test(selected) ? `(${selected})` : selected;
  const text = WRITTEN[name](group, selected, value.slice(0, start));
  const typed = text.replace('¦', '');
  box.setSelectionRange(start, end);
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way to make an undoable edit in a field
  if (!document.execCommand('insertText', false, typed)) {
    box.setRangeText(typed);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const caret = start + text.indexOf('¦');
  box.setSelectionRange(caret, caret);
}
