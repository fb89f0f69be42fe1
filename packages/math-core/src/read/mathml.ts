import { fraction, isolated, type Spelled, Spelling } from './spelled.js';

/** Returns whether a string contains MathML, as some programs paste it. */
export function isMathml(text: string): boolean {
  return /<(?:m:|mml:)?(?:math|mrow|mi|mn|mfrac|msup|msqrt)\b/.test(text);
}

interface Element {
  readonly name: string;
  readonly at: number;
  readonly children: (Element | Text)[];
}

interface Text {
  readonly text: string;
  readonly at: number;
}

const TAG = /<!--.*?-->|<(\/)?(?:\w+:)?(\w+)(?![\w:])([^<>]*?)(\/)?>|[^<]+|</gs;
const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  nbsp: ' ',
  times: '×',
  divide: '÷',
  minus: '−',
  plusmn: '±',
  le: '≤',
  ge: '≥',
  ne: '≠',
  pi: 'π',
  InvisibleTimes: '\u2062',
  ApplyFunction: '\u2061',
};

/** Respells MathML in our own notation: `<mfrac><mi>x</mi><mn>2</mn></mfrac>` as `(x/2)`. */
export function fromMathml(mathml: string): Spelled {
  const spelling = new Spelling();
  write(treeOf(mathml), spelling);
  return spelling.done(mathml.length);
}

function treeOf(mathml: string): Element {
  const root: Element = { name: 'math', at: 0, children: [] };
  const open = [root];
  for (const { 0: all, 1: closes, 2: name, 4: isEmpty, index: at } of mathml.matchAll(TAG)) {
    const parent = open.at(-1) ?? root;
    if (!name) {
      if (!all.startsWith('<')) parent.children.push({ text: decoded(all), at });
    } else if (closes) {
      if (open.length > 1) open.pop();
    } else {
      const element: Element = { name, at, children: [] };
      parent.children.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  return root;
}

function decoded(text: string): string {
  return text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (all, hex?: string, decimal?: string, name?: string) => {
      if (name) return Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? all) : all;
      const code = hex ? parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : all;
    },
  );
}

function write(node: Element | Text, to: Spelling): void {
  if ('text' in node) {
    to.write(node.text.replaceAll(/\s+/g, ' '), node.at);
    return;
  }
  const children = node.children.filter((child) => !('text' in child) || child.text.trim() !== '');
  const placed = PLACED.get(node.name);
  const element = { ...node, children };
  if (placed) writePlaced(element, placed, to);
  else if (node.name === 'mtext') writeText(node, to);
  else (WRITERS.get(node.name) ?? writeAll)(element, to);
}

type Place = (to: Spelling, at: number, first: Spelled, second: Spelled, third: Spelled) => void;

/** The elements whose children have separate roles, such as numerator and denominator. */
const PLACED = new Map(
  Object.entries<Place>({
    mfrac(to, at, top, bottom) {
      to.append(fraction(top, bottom, to.written, at));
    },
    mroot(to, at, under, index) {
      to.write('root(', at);
      to.append(index);
      to.write(', ', at);
      to.append(under);
      to.write(')', at);
    },
    msup(to, at, base, raised) {
      script(to, base, raised, '^', at);
    },
    msub(to, at, base, lowered) {
      script(to, base, lowered, '_', at);
    },
    msubsup(to, at, base, lowered, raised) {
      script(to, base, lowered, '_', at);
      to.write('^', at);
      to.append(isolated(raised));
    },
  }),
);

function writePlaced({ name, at, children }: Element, place: Place, to: Spelling): void {
  // Each child is respelled once: twice at every level would take exponential time.
  const parts = children.map((child) => spelledOf(child));
  const [first, second, third = name === 'msubsup' ? undefined : second] = parts;
  if (first && second && third) place(to, at, first, second, third);
  else for (const part of parts) to.append(part);
}

type Writer = (element: Element, to: Spelling) => void;

const writeAll: Writer = ({ children }, to) => {
  for (const child of children) write(child, to);
};

/** Writes text between blanks, with the blanks inside it. */
const writeText: Writer = (element, to) => {
  to.write(' ', element.at);
  writeAll(element, to);
  to.write(' ', element.at);
};

/** Returns the text of an element that has no other child. */
function onlyText([only, ...others]: Element['children']): string {
  return only && 'text' in only && others.length === 0 ? only.text.trim() : '';
}

const WRITERS = new Map(
  Object.entries<Writer>({
    msqrt({ children, at }, to) {
      within(to, 'sqrt(', children, at);
    },
    mfenced({ children, at }, to) {
      within(to, '(', children, at);
    },
    mspace({ at }, to) {
      to.write(' ', at);
    },
    mo(element, to) {
      const sign = onlyText(element.children);
      if (/^[-−+=]$/.test(sign)) to.write(` ${sign} `, element.at);
      else writeAll(element, to);
    },
    mi(element, to) {
      writeAll(element, to);
      if (/^(?:ln|log|lg|exp)$/.test(onlyText(element.children))) to.write(' ', element.at);
    },
    mtr(element, to) {
      if (to.last !== '' && !/[{(]\s*$/.test(to.written)) to.write('; ', element.at);
      writeAll(element, to);
    },
    semantics(element, to) {
      writeAll({ ...element, children: element.children.slice(0, 1) }, to);
    },
    annotation: () => undefined,
    'annotation-xml': () => undefined,
  }),
);

function spelledOf(node: Element | Text): Spelled {
  const spelling = new Spelling();
  write(node, spelling);
  return spelling.done(node.at);
}

function within(to: Spelling, open: string, children: readonly (Element | Text)[], at: number): void {
  to.write(open, at);
  for (const child of children) write(child, to);
  to.write(')', at);
}

function script(to: Spelling, base: Spelled, raised: Spelled, sign: string, at: number): void {
  if (base.text.trim() === 'log') to.write('log', at);
  else to.append(/^\w*\([^()]*\)$/.test(base.text) ? base : isolated(base));
  to.write(sign, at);
  to.append(isolated(raised));
  if (sign === '_') to.write(' ', at);
}
