/**
 * Brings an element from one markup to another. Where they differ by texts alone only these change: to parse the rest again
 * and to find its styles would take most of the time of a keystroke.
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

/** The texts of a markup whose elements are those of another; undefined where they are others. */
function changedTexts(from: string, to: string): readonly string[] | undefined {
  const [old, next] = [piecesOf(from), piecesOf(to)];
  const isSame =
    old.length === next.length && next.every((piece, index) => isText(piece, index) || piece === old[index]);
  return isSame ? next.filter(isText).map(plain) : undefined;
}

/** Tags and texts in turns. */
const piecesOf = (markup: string): readonly string[] => markup.split(/(?<=>)([^<]+)(?=<)/);
const isText = (_: string, index: number): boolean => index % 2 === 1;

const CHARACTERS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

const plain = (text: string): string => text.replaceAll(/&\w+;/g, (name) => CHARACTERS[name] ?? name);
