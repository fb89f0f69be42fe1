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

/** Returns the text that a key inserts in place of the selection. `¦` marks the caret position. */
function written(name: KeyName, selected: string, before: string): string {
  const group = /[^\p{L}\d.]/u.test(selected) ? `(${selected})` : selected;
  switch (name) {
    case 'square':
      return `${group}^2¦`;
    case 'power':
      return `${group}^¦`;
    case 'fraction':
      if (selected !== '') return `${group}/¦`;
      return /[\p{L}\d.)²³]$/u.test(before) ? '/¦' : '(¦)/()';
    case 'root':
      return `√${group}¦`;
    case 'log':
      return selected === '' ? 'log_¦' : `log_¦(${selected})`;
    case 'pi':
      return 'π¦';
    case 'atMost':
      return '≤¦';
    case 'atLeast':
      return '≥¦';
    case 'degree':
      return `${selected}°¦`;
    case 'plusMinus':
      return '±¦';
    case 'abs':
      return selected === '' ? '|¦|' : `|${selected}|¦`;
  }
}

/** Inserts a key's text at the caret or around the selection, as an undoable edit, and focuses the box. */
export function press(name: KeyName, box: MathBox): void {
  const { value } = box;
  const [start, end] = [box.selectionStart ?? value.length, box.selectionEnd ?? value.length];
  box.focus();
  if (name === 'fraction' && start === end && value.startsWith(')/(', end)) {
    box.setSelectionRange(end + 3, end + 3); // Moves from the numerator to the denominator.
    return;
  }
  const text = written(name, value.slice(start, end), value.slice(0, start));
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
