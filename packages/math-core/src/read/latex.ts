import { fraction, isolated, respelled, type Spelled, Spelling } from './spelled.js';

/** Commands that represent one sign or name in our own notation. */
const SIGNS: Readonly<Record<string, string>> = {
  cdot: '*',
  times: '*',
  ast: '*',
  div: '÷',
  pm: '±',
  mp: '∓',
  le: '≤',
  leq: '≤',
  leqslant: '≤',
  ge: '≥',
  geq: '≥',
  geqslant: '≥',
  lt: '<',
  gt: '>',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  sim: '≈',
  equiv: '≡',
  in: '∈',
  cup: '∪',
  setminus: '∖',
  infty: '∞',
  emptyset: '∅',
  varnothing: '∅',
  pi: 'π',
  lor: ' or ',
  vee: ' or ',
  land: ' and ',
  wedge: ' and ',
  Rightarrow: '⇒',
  implies: '⇒',
  Longrightarrow: '⇒',
  Leftrightarrow: '⇔',
  iff: '⇔',
  Longleftrightarrow: '⇔',
  to: '→',
  rightarrow: '→',
  therefore: '∴',
  circ: '°',
  degree: '°',
  ln: 'ln ',
  log: 'log',
  lg: 'lg ',
  exp: 'exp ',
  sin: 'sin ',
  cos: 'cos ',
  tan: 'tan ',
  cot: 'cot ',
  sec: 'sec ',
  csc: 'csc ',
  arcsin: 'arcsin ',
  arccos: 'arccos ',
  arctan: 'arctan ',
  lim: 'lim ',
  int: '∫',
  iint: '∫∫',
  sum: '∑',
  prod: '∏',
  partial: '∂',
  vec: 'vec ',
  det: 'det ',
  bmod: ' mod ',
  pmod: ' mod ',
  mod: ' mod ',
  lvert: '|',
  rvert: '|',
  vert: '|',
  mid: '|',
  lbrace: '{',
  rbrace: '}',
  lbrack: '[',
  rbrack: ']',
  backslash: '\\',
  prime: "'",
  ldots: '…',
  dots: '…',
  cdots: '…',
  quad: ' ',
  qquad: ' ',
  thinspace: ' ',
  space: ' ',
  newline: '; ',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  Delta: 'Δ',
  epsilon: 'ε',
  varepsilon: 'ε',
  theta: 'θ',
  lambda: 'λ',
  mu: 'μ',
  rho: 'ρ',
  sigma: 'σ',
  tau: 'τ',
  phi: 'φ',
  varphi: 'φ',
  omega: 'ω',
};

/** Commands that change only the appearance of the text around them. */
const LOOKS =
  /^(?:left|right|middle|[bB]igg?[lrm]?|displaystyle|textstyle|scriptstyle|limits|nolimits|boldsymbol|mathbf|mathit|boxed|underline|bf|it|rm|nonumber|notag)$/;
const ROMAN = /^(?:text|textrm|textbf|textit|mathrm|operatorname|mbox|mathsf)$/;
const FRACTION = /^[dtc]?frac$/;
const PLACED = /^\\(?:begin|end)\s*\{\s*([a-z*]+)\s*\}(?:\s*\{[lcr|\s]*\})?/;
const MATRIX = /^(?:[pbvBV]|small)?matrix$/;

/** The maximum nesting of groups that is followed. Deeper groups stay as they are, and the grammar rejects them. */
const MAX_GROUPS = 60;

/** Returns whether a string contains LaTeX commands. */
export function isLatex(text: string): boolean {
  // A backslash before a brace or a blank may also mean a set without some numbers: ℝ \\ {2}.
  return /\\[a-z%,;:!\\[(]|\\\{.*\\\}|\^\{|_\{|\$[^$]*\$|&=|\\\\\s*$/i.test(text);
}

/**
 * Respells LaTeX in our own notation: `\frac{x}{2} \le \sqrt[3]{5}` as `(x/2) ≤ root(3, 5)`. Lines of `cases` and `aligned` are
 * separated by semicolons. Unknown commands stay.
 */
export function fromLatex(latex: string): Spelled {
  const typed = { text: latex, places: Array.from({ length: latex.length + 1 }, (_, place) => place) };
  const { text, places } = respelled(
    typed,
    OVER,
    ({ 1: over = '', 2: under = '' }) => `\\frac{${over}}{${under}}`,
  );
  const read = new Latex(text).read();
  return { text: read.text, places: read.places.map((place) => places[place] ?? latex.length) };
}

/** A fraction in plain TeX: {x \over 3}. */
const OVER = /\{([^{}]*)\\over(?![a-z])([^{}]*)\}/g;

class Latex {
  private at = 0;
  private depth = 0;
  private readonly latex: string;

  constructor(latex: string) {
    this.latex = latex;
  }

  read(): Spelled {
    const all = new Spelling();
    while (this.at < this.latex.length) {
      all.append(this.until(/$^/));
      // A closing brace without an opening one stays so that the grammar rejects it.
      if (this.at < this.latex.length) all.write(this.latex.charAt(this.at), this.at++);
    }
    return all.done(this.latex.length);
  }

  /** Reads up to the pattern or a closing brace. */
  private until(end: RegExp): Spelled {
    const part = new Spelling();
    while (this.at < this.latex.length && !/^\}/.test(this.rest(1)) && !end.test(this.rest()))
      this.next(part);
    return part.done(this.at);
  }

  private rest(length = 40): string {
    return this.latex.slice(this.at, this.at + length);
  }

  /** Reads one character, command or group. */
  private next(part: Spelling): void {
    const { at } = this;
    const sign = this.latex.charAt(at);
    if (sign === '\\') {
      this.command(part);
      return;
    }
    if (sign === '^' || sign === '_') {
      this.at++;
      this.script(part, sign, at);
      return;
    }
    if (sign === '{') {
      // A bare group only groups: `{x}`. With commas, it is a set that was typed without a backslash.
      const group = this.argument();
      part.append(/[,;]/.test(group.text) ? braced(group) : grouped(group));
      return;
    }
    this.at++;
    if (sign === '$' || sign === '&') return;
    part.write(sign === '~' ? ' ' : sign, at);
  }

  private script(part: Spelling, sign: string, at: number): void {
    const script = this.argument();
    if (sign === '^' && script.text === '°') part.write('°', at);
    else if (sign === '^' && /^'+$/.test(script.text)) part.append(script);
    else {
      part.write(sign, at);
      part.append(isolated(script));
      // The value of a logarithm must not run into its base.
      if (sign === '_' && /^\d/.test(script.text)) part.write(' ', this.at);
    }
  }

  private command(part: Spelling): void {
    const { at } = this;
    const place = PLACED.exec(this.rest());
    if (place) {
      this.at += place[0].length;
      if (MATRIX.test(place[1] ?? '')) part.write(place[1] ?? '', at);
      return;
    }
    const [all = '\\', name = ''] = /^\\([a-z]+|.)?/i.exec(this.rest()) ?? [];
    this.at += all.length;
    if (name === 'overline') part.write(`\\overline{${this.argument().text}}`, at);
    else if (name === 'textcolor') {
      this.argument();
      part.append(this.argument());
    } else if (FRACTION.test(name)) {
      const over = this.argument();
      part.append(fraction(over, this.argument(), part.written, at));
    } else if (name === 'sqrt') this.root(part, at);
    else if (ROMAN.test(name)) part.append(this.roman());
    else if (name === 'mathbb') part.write(this.argument().text === 'R' ? 'ℝ' : `${all} `, at);
    else if (LOOKS.test(name)) this.look(part);
    else part.write(this.sign(name, all), at);
  }

  /** The sign after \left, or `.` for no sign, is read separately. */
  private look(part: Spelling): void {
    if (/^\s*\./.test(this.rest())) this.at += /^\s*\./.exec(this.rest())?.[0].length ?? 0;
    else if (/^\s*\{/.test(this.rest())) part.append(this.argument());
  }

  private sign(name: string, all: string): string {
    if (name === '\\') return this.at >= this.latex.trimEnd().length ? '' : '; ';
    if (/^[()[\]]$/.test(name)) return ''; // \( … \) and \[ … \]
    if (/^[,;:!\s>]?$/.test(name)) return ' ';
    if (/^[^a-z]$/i.test(name)) return name; // \% \{ \}
    return Object.hasOwn(SIGNS, name) ? (SIGNS[name] ?? '') : `${all} `;
  }

  private root(part: Spelling, at: number): void {
    let degree: Spelled | undefined;
    if (/^\s*\[/.test(this.rest())) {
      this.at = this.latex.indexOf('[', this.at) + 1;
      degree = this.until(/^\]/);
      this.at++;
    }
    const radicand = this.argument();
    part.write(degree ? 'root(' : 'sqrt(', at);
    if (degree) {
      part.append(degree);
      part.write(', ', at);
    }
    part.append(radicand);
    part.write(')', this.at);
  }

  /** Words: `\text{ or }`. */
  private roman(): Spelled {
    const word = this.argument();
    const written = new Spelling();
    written.write(' ', this.at);
    written.append(word);
    written.write(' ', this.at);
    return /^(?:ln|log|lg|exp|[a-z])$/i.test(word.text) ? word : written.done(this.at);
  }

  /** Reads a group in braces, or the one sign or command that stands for it. */
  private argument(): Spelled {
    this.at += /^\s*/.exec(this.rest())?.[0].length ?? 0;
    const part = new Spelling();
    if (this.depth >= MAX_GROUPS) {
      part.write(this.latex.slice(this.at), this.at);
      this.at = this.latex.length;
      return part.done(this.at);
    }
    this.depth++;
    const argument = this.latex.charAt(this.at) === '{' ? this.group() : this.one(part);
    this.depth--;
    return argument;
  }

  private group(): Spelled {
    this.at++;
    const inner = this.until(/$^/);
    if (this.latex.charAt(this.at) === '}') this.at++;
    return inner;
  }

  private one(part: Spelling): Spelled {
    if (this.at < this.latex.length && this.latex.charAt(this.at) !== '}') this.next(part);
    return part.done(this.at);
  }
}

function braced(part: Spelled): Spelled {
  const all = new Spelling();
  const [first = 0] = part.places;
  all.write('{', first);
  all.append(part);
  all.write('}', part.places.at(-1) ?? first);
  return all.done(part.places.at(-1) ?? first);
}

/** A group with an operator stays together: `{a + b}^2`. */
const grouped = (part: Spelled): Spelled => (/[-+−*/=<>]/.test(part.text) ? isolated(part) : part);
