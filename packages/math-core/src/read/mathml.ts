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
/** Elements whose children have separate roles, such as numerator and denominator. */
const PLACED = /^m(?:frac|root|sup|sub(?:sup)?)$/;
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
  const { name, at } = node;
  const children = node.children.filter((child) => !('text' in child) || child.text.trim() !== '');
  // Each child is respelled once: twice at every level would take exponential time.
  const parts = PLACED.test(name) ? children.map((child) => spelledOf(child)) : [];
  const [first, second, third] = parts;
  const [only] = children;
  const sign = only && 'text' in only && children.length === 1 ? only.text.trim() : '';
  if (name === 'mfrac' && first && second) to.append(fraction(first, second, to.written, at));
  else if (name === 'msqrt') within(to, 'sqrt(', children, at);
  else if (name === 'mroot' && first && second) {
    to.write('root(', at);
    to.append(second);
    to.write(', ', at);
    to.append(first);
    to.write(')', at);
  } else if ((name === 'msup' || name === 'msub') && first && second) {
    script(to, first, second, name === 'msup' ? '^' : '_', at);
  } else if (name === 'msubsup' && first && second && third) {
    script(to, first, second, '_', at);
    to.write('^', at);
    to.append(isolated(third));
  } else if (name === 'mfenced') within(to, '(', children, at);
  else if (name === 'mspace') to.write(' ', at);
  else if (name === 'mo' && /^[-−+=]$/.test(sign)) to.write(` ${sign} `, at);
  else if (parts.length > 0) for (const part of parts) to.append(part);
  else if (name === 'semantics') for (const child of children.slice(0, 1)) write(child, to);
  else if (name === 'mtr' && to.last !== '' && !/[{(]\s*$/.test(to.written)) {
    to.write('; ', at);
    for (const child of children) write(child, to);
  } else if (name === 'mtext') {
    to.write(' ', at);
    for (const child of node.children) write(child, to);
    to.write(' ', at);
  } else if (name !== 'annotation' && name !== 'annotation-xml')
    for (const child of children) write(child, to);
  if (name === 'mi' && /^(?:ln|log|lg|exp)$/.test(sign)) to.write(' ', at);
}

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
