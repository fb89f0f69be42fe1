/** A call as typed: the name of a function and its arguments, which are literals. */
export interface Call {
  readonly name: string;
  readonly args: readonly unknown[];
}

/** The tokens of a call: strings, numbers, names and signs. */
const TOKEN =
  /\s*(?:('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)|(-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?n?)|([A-Za-z_$][\w$]*)|([(){}[\],:;]))/y;

const CONSTANTS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
  ['NaN', NaN],
  ['Infinity', Infinity],
]);

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t' };

/**
 * Reads a call such as `solve('2x + 1 = 7')`. Arguments are literals, which are read and never run, because a link can
 * contain a call of somebody else. Throws a `SyntaxError` for anything else.
 */
export function readCall(text: string): Call {
  const tokens = tokensOf(text);
  let at = 0;
  const next = (): string => tokens[at++] ?? '';
  const expect = (sign: string): void => {
    const token = next();
    if (token !== sign)
      throw new SyntaxError(`Expected ${sign} instead of ${token === '' ? 'the end' : token}.`);
  };

  const listUpTo = (end: string): unknown[] => {
    const items: unknown[] = [];
    while (tokens[at] !== end) {
      items.push(value());
      if (tokens[at] !== end) expect(',');
    }
    at++;
    return items;
  };
  const entries = (): [string, unknown][] => {
    const found: [string, unknown][] = [];
    while (tokens[at] !== '}') {
      const key = next();
      expect(':');
      found.push([/^['"`]/.test(key) ? unquoted(key) : key, value()]);
      if (tokens[at] !== '}') expect(',');
    }
    at++;
    return found;
  };
  const value = (): unknown => {
    const token = next();
    if (token === '[') return listUpTo(']');
    if (token === '{') return Object.fromEntries(entries());
    if (/^['"`]/.test(token)) return unquoted(token);
    if (/^-?\d+n$/.test(token)) return BigInt(token.slice(0, -1));
    if (/^-?[\d.]/.test(token)) return Number(token);
    if (CONSTANTS.has(token)) return CONSTANTS.get(token);
    throw new SyntaxError(`Expected a value instead of ${token === '' ? 'the end' : token}.`);
  };

  const name = next();
  if (!/^[A-Za-z_$]/.test(name)) throw new SyntaxError('Type the name of a function, such as solve.');
  expect('(');
  const args = listUpTo(')');
  if (tokens[at] === ';') at++;
  if (at < tokens.length) throw new SyntaxError(`Type one call. It ends before ${next()}.`);
  return { name, args };
}

function tokensOf(text: string): readonly string[] {
  const tokens: string[] = [];
  let at = 0;
  while (text.slice(at).trim() !== '') {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    if (!match) throw new SyntaxError(`Can't read ${text.slice(at).trim().slice(0, 20)}.`);
    tokens.push(match[0].trim());
    at = TOKEN.lastIndex;
  }
  return tokens;
}

function unquoted(token: string): string {
  return token.slice(1, -1).replaceAll(/\\(.)/gs, (_, sign: string) => ESCAPES[sign] ?? sign);
}
