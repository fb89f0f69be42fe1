/**
 * Copies selected math as its text, "x^2" instead of "x2", and the rest of the selection as it is shown. Without math, the
 * browser copies as usual.
 */
export function copyWithMath(event: ClipboardEvent): void {
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0 || !event.clipboardData) return;
  const range = wholeMath(selection.getRangeAt(0));
  const copy = document.createElement('div');
  copy.append(range.cloneContents());
  if (!copy.querySelector('math')) return;
  event.clipboardData.setData('text/html', copy.innerHTML);
  event.clipboardData.setData('text/plain', textOf(copy));
  event.preventDefault();
}

/** Returns a range that contains the whole of every formula in which it starts or ends. */
function wholeMath(selected: Range): Range {
  const range = selected.cloneRange();
  const around = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest('math');
  const [first, last] = [around(range.startContainer), around(range.endContainer)];
  if (first) range.setStartBefore(first);
  if (last) range.setEndAfter(last);
  return range;
}

/** Returns the text of a copy as shown, with each formula as it is read aloud. Only laid out text has its line breaks. */
function textOf(copy: HTMLElement): string {
  for (const math of copy.querySelectorAll('math')) math.replaceWith(math.getAttribute('alttext') ?? '');
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  copy.style.cssText = 'position: fixed; left: -9999px';
  document.body.append(copy);
  const text = copy.innerText;
  copy.remove();
  return text;
}
