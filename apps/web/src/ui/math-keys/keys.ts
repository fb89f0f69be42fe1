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

/** A box for mathematics, of one line or of several. */
export type MathBox = HTMLInputElement | HTMLTextAreaElement;

/** What a key writes: `selected` is replaced by the text, `¦` is where the caret goes. */
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

/** Writes at the caret of a box, or around what is selected in it, as typed: it can be undone. The box has the focus after. */
export function press(name: KeyName, box: MathBox): void {
  const { value } = box;
  const [start, end] = [box.selectionStart ?? value.length, box.selectionEnd ?? value.length];
  box.focus();
  if (name === 'fraction' && start === end && value.startsWith(')/(', end)) {
    box.setSelectionRange(end + 3, end + 3); // from the top of a fraction to its bottom
    return;
  }
  const text = written(name, value.slice(start, end), value.slice(0, start));
  const typed = text.replace('¦', '');
  box.setSelectionRange(start, end);
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else writes into a field so that it can be undone
  if (!document.execCommand('insertText', false, typed)) {
    box.setRangeText(typed);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const caret = start + text.indexOf('¦');
  box.setSelectionRange(caret, caret);
}
