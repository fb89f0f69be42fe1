/**
 * Changes the content of an element from one markup to another. If only texts differ, updates only those, because parsing
 * the markup and recalculating its styles would take most of the time of a keystroke.
 */
export function changeMarkup(element: Element, from: string, to: string): void {
  const texts = changedTexts(from, to);
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  if (texts?.length !== nodes.length) {
    element.innerHTML = to;
    return;
  }
  for (const [index, node] of nodes.entries()) {
    const text = texts[index] ?? '';
    if (node.nodeValue !== text) node.nodeValue = text;
  }
}

/** Returns the texts of the new markup if both have the same elements. Otherwise returns undefined. */
function changedTexts(from: string, to: string): readonly string[] | undefined {
  const [old, next] = [piecesOf(from), piecesOf(to)];
  const isSame =
    old.length === next.length && next.every((piece, index) => isText(piece, index) || piece === old[index]);
  return isSame ? next.filter(isText).map(plain) : undefined;
}

/** Splits markup into alternating tags and texts. */
const piecesOf = (markup: string): readonly string[] => markup.split(/(?<=>)([^<]+)(?=<)/);
const isText = (_: string, index: number): boolean => index % 2 === 1;

const CHARACTERS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

const plain = (text: string): string => text.replaceAll(/&\w+;/g, (name) => CHARACTERS[name] ?? name);
