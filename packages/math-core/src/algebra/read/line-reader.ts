import { type Result, success } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import type { Comparison, Interval, Statement } from './statement.js';
import { ExpressionReader } from './expression-reader.js';
import {
  areValues,
  type Claim,
  isListOfValues,
  joinedByComma,
  listed,
  separatesByComma,
  separatesClaims,
  withoutIndices,
} from './lists.js';

/** The unknown of a solution set that doesn't name one: {2, 3}. */
export const UNNAMED: Expression = ['?'];

const RELATION = /<=(?!>)|>=|=<(?!=)|!=|<>|\/=|[=≈≠<>≤≥]|~=/y;
const RELATIONS: ReadonlyMap<string, Comparison> = new Map([
  ['<=', '≤'],
  ['=<', '≤'],
  ['>=', '≥'],
  ['!=', '≠'],
  ['<>', '≠'],
  ['/=', '≠'],
  ['~=', '≈'],
]);
/** Statements that there is no solution: "no real solutions", "has no solution", "L = {}", "∅", "never true". */
const NO_SOLUTION =
  /(?:there (?:is|are) )?no (?:real |rational )?(?:solutions?|roots?|values?|answers?)|(?:has|have) no (?:real )?solutions?|(?:[LSI]\s*=\s*)?(?:∅|\{\s*\})|never true|impossible/iy;
/** A reason after a statement: "no solution, since x ≠ 2". It isn't checked. */
const REASON = /[,;:(.–—-]?\s*(?:since|because|as)\b.*$/iy;
/** Statements that every number is a solution: "all real numbers", "x is any number", "always true", "L = ℝ". */
const ALL =
  /(?:[a-z] is )?(?:all|any|every) (?:real )?(?:numbers?|values?(?: of [a-z])?|[a-z])(?: works?)?|all reals|infinitely many(?: solutions)?|always true|true for (?:all|every|any)(?: (?:real )?(?:numbers?|values?(?: of [a-z])?|[a-z]))?/iy;
/** The words before the solutions of a line in several unknowns: "infinitely many solutions: y = 2 − x". */
const MANY = /infinitely many solutions\s*[:,]\s*(?=[a-z(])/iy;
const REALS = /(?:[LSI]\s*=\s*)?(?:ℝ|R(?=\s*$))/y;

/** Reads a line. */
export class LineReader extends ExpressionReader {
  /** True for a problem to solve. In a solution, x - 2 = 0, x - 3 = 0 are two cases. In a problem, they are a system. */
  isProblem = false;

  line(commaSeparates = separatesClaims(this.rest())): Result<Statement> {
    if (this.isBlank()) this.fail('an expression or an equation', 'empty');
    this.commaSeparates = commaSeparates;
    this.take(MANY);
    const statement =
      this.wholeLine(NO_SOLUTION, 'none') ??
      this.wholeLine(ALL, 'all') ??
      this.wholeLine(REALS, 'all') ??
      this.alternatives();
    if (!this.failed && this.sees(/$/y) === undefined)
      this.fail('an operator, a relation or the end of the line');
    return this.failed ?? success(statement);
  }

  private wholeLine(words: RegExp, kind: 'none' | 'all'): Statement | undefined {
    return this.attempt(() =>
      this.take(words) !== undefined && (this.sees(/$/y) ?? this.take(REASON)) !== undefined
        ? { kind }
        : undefined,
    );
  }

  /** Reads alternatives. "or" has the lowest precedence. */
  private alternatives(): Statement {
    const parts = [this.together()];
    while (this.take(/or(?![a-z])|∨/iy) && !this.failed) parts.push(this.alternative(parts));
    return listed('or', withoutIndices(parts));
  }

  /** Reads the values of x = 2 or 3. */
  private alternative(before: readonly Statement[]): Statement {
    const next = this.together();
    const last = before.at(-1);
    const isBare = next.kind === 'expression' && last !== undefined;
    const value = isBare ? joinedByComma([...claimsOf(last), { statement: next }]) : undefined;
    if (isBare && !value) this.fail('a relation such as x = 3');
    return value?.at(-1)?.statement ?? next;
  }

  private together(): Statement {
    const { solutions } = this;
    const claims = this.claims();
    const joined = joinedByComma(claims);
    if (!joined) this.fail('an equation like the others');
    const [first, ...rest] = withoutIndices((joined ?? claims).map(({ statement }) => statement));
    if (!first || rest.length === 0) return first ?? { kind: 'none' };
    // (x = 3, y = 4), (x = 4, y = 3) are two solutions.
    if (this.solutions - solutions > rest.length) return { kind: 'or', parts: [first, ...rest] };
    const all = [first, ...rest];
    const isEither = isListOfValues(all) && (areValues(all) || !this.isProblem);
    return listed(isEither ? 'or' : 'and', all);
  }

  /** Reads claims between commas, or one with the place that it is about. */
  private claims(): readonly Claim[] {
    const claims: Claim[] = [{ statement: this.claim() }];
    for (;;) {
      const comma = this.take(/[,;]|&&?|∧|and(?![a-z])/iy);
      const isPlace = !comma && claims.length === 1 && this.take(/(?:at|for|where|when|with)(?![a-z])/iy);
      if ((!comma && !isPlace) || this.failed) return claims;
      claims.push({ statement: this.claim() });
    }
  }

  private claim(): Statement {
    return this.set() ?? this.point() ?? this.equations() ?? this.both(() => this.relations());
  }

  /** The number of solutions that were read in parentheses. */
  private solutions = 0;

  /** Reads several equations in parentheses: (x = 3, y = 4) or (x = −4, y = −3). */
  private equations(): Statement | undefined {
    if (!this.sees(/\([^()=]*=[^()]*[,;&∧a][^()]*=/y)) return undefined;
    return this.attempt(() => {
      this.take(/\(/y);
      const inside = this.together();
      const isWhole = this.take(/\)/y) && this.sees(/$|or(?![a-z])|∨|[,;]|and(?![a-z])/iy) !== undefined;
      if (!isWhole || inside.kind !== 'and') return undefined;
      this.solutions++;
      return inside;
    });
  }

  /** Reads x ∈ …, L = {…}, or a set alone. */
  private set(): Statement | undefined {
    const named = this.attempt(() => {
      const unknown = this.sees(/[a-z][₀-₉\d]*(?:\s*∈|\s*\\in\b|\s+in\b)/iy) && this.letterOnly();
      return unknown && this.take(/∈|\\in\b|in\b/iy) ? unknown : undefined;
    });
    const isNamed = named !== undefined;
    const start = this.position;
    this.take(/[LSI]\s*=(?=\s*[{(\]])/y);
    if (this.sees(/\{/y)) return this.values(named ?? UNNAMED);
    if (isNamed) {
      const whole = this.reals(named);
      if (whole) return whole;
    }
    const found = this.intervals(isNamed, named);
    if (!found && !this.failed) this.position = start; // S = (a + b)/2 isn't a set.
    return found;
  }

  private letterOnly(): string | undefined {
    return this.take(/[a-z][₀-₉\d]*/iy);
  }

  /** Reads x ∈ ℝ, x ∈ ∅ or x ∈ ℝ \ {2}. */
  private reals(unknown: string): Statement | undefined {
    if (this.take(/∅/y)) return { kind: 'none' };
    if (!this.take(/ℝ|R(?![a-z])/y)) return undefined;
    if (!this.take(/\\|∖|without|except/y)) return { kind: 'all' };
    const values = this.braces();
    return listed(
      'and',
      values.map((value) => ({ kind: 'relation', left: unknown, relation: '≠', right: value })),
    );
  }

  /** Reads a set of values such as {2, 3}. */
  private values(unknown: Expression): Statement {
    const values = this.braces();
    if (values.length === 0) return { kind: 'none' };
    return listed(
      'or',
      values.map((value) => ({ kind: 'relation', left: unknown, relation: '=', right: value })),
    );
  }

  private braces(): readonly Expression[] {
    const values: Expression[] = [];
    this.separating(() => {
      if (!this.take(/\{/y)) this.fail('{');
      while (!this.failed && !this.sees(/\}/y)) {
        values.push(...this.bothValues());
        if (!this.take(/[,;]/y)) break;
      }
      if (!this.take(/\}/y)) this.fail('an operator, a comma or }');
      return true;
    });
    return values;
  }

  private bothValues(): readonly Expression[] {
    const read = this.both(() => ({ kind: 'expression', expression: this.sum() }));
    if (read.kind === 'expression') return [read.expression];
    if (read.kind !== 'or') return [];
    return read.parts.flatMap((part) => (part.kind === 'expression' ? [part.expression] : []));
  }

  private intervals(isSure: boolean, unknown: string | undefined): Statement | undefined {
    const read = (): Interval[] | undefined => {
      const first = this.interval();
      if (!first) return undefined;
      const all = [first];
      while (this.take(/[∪U]|or(?=\s*[([\]])/y)) {
        const next = this.interval();
        if (!next) return undefined;
        all.push(next);
      }
      // (2, 3) = … is a point, but (2)(3) is a product.
      return this.sees(/$|[,;]|and(?![a-z])/y) === undefined ? undefined : all;
    };
    const found = isSure ? read() : this.attempt(read);
    if (!found) {
      if (isSure) this.fail('a set, {, [ or (');
      return undefined;
    }
    return { kind: 'intervals', ...(unknown !== undefined && { unknown }), intervals: found };
  }

  private interval(): Interval | undefined {
    const open = this.take(/[([\]]/y);
    if (!open) return undefined;
    return this.separating(() => {
      const low = this.end(/[-−–]\s*(?:∞|inf(?:inity)?(?![a-z])|oo)/iy);
      if (!this.take(/[,;]/y)) return undefined;
      const high = this.end(/\+?\s*(?:∞|inf(?:inity)?(?![a-z])|oo)/iy);
      const close = this.take(/[)[\]]/y);
      if (!close) return undefined;
      return {
        ...(low !== undefined && { low }),
        ...(high !== undefined && { high }),
        includesLow: open === '[' && low !== undefined,
        includesHigh: close === ']' && high !== undefined,
      };
    });
  }

  private end(infinity: RegExp): Expression | undefined {
    return this.take(infinity) ? undefined : this.sum();
  }

  /** Reads a point such as (x, y) = (2, 3). */
  private point(): Statement | undefined {
    return this.attempt(() => {
      const names = this.tuple();
      if (!names?.every(isName) || !this.take(/=/y)) return undefined;
      const values = this.tuple();
      if (values?.length !== names.length) return undefined;
      return listed(
        'and',
        values.map((value, i) => ({ kind: 'relation', left: names[i] ?? '0', relation: '=', right: value })),
      );
    });
  }

  private tuple(): readonly Expression[] | undefined {
    if (!this.take(/\(/y)) return undefined;
    return this.separating(() => {
      const values = [this.sum()];
      while (this.take(/[,;|]/y)) values.push(this.sum());
      return this.take(/\)/y) && values.length > 1 ? values : undefined;
    });
  }

  /** Returns the unread rest of the line. */
  private rest(): string {
    return this.sees(/.*/sy) ?? '';
  }

  /** Reads a list in parentheses or braces, where commas are separators. */
  private separating<Found>(read: () => Found): Found {
    const { commaSeparates, isInSet } = this;
    this.isInSet = true;
    this.commaSeparates = separatesByComma(this.sees(/[([{\]]?[^()[\]{}]*/y) ?? '');
    const found = read();
    this.isInSet = isInSet;
    this.commaSeparates = commaSeparates;
    return found;
  }

  /** Reads with ± as +, and again as − if there was one. */
  private both(read: () => Statement): Statement {
    const start = this.position;
    this.sign = '+';
    this.signs = 0;
    const plus = read();
    const { signs } = this;
    this.sign = undefined;
    if (signs === 0 || this.failed) return plus;
    this.position = this.signAt;
    // x = ±√4 = ±2 is two chains.
    const isChain =
      plus.kind === 'chain' && !this.isProblem && plus.relations.every((sign) => /[=≈]/.test(sign));
    if (signs > (isChain ? plus.members.length - 1 : 1)) this.fail('at most one ± in an equation');
    if (plus.kind === 'relation' && !/[=≈≠]/.test(plus.relation))
      this.fail('one sign, + or -, in an inequality');
    if (plus.kind === 'chain' && !isChain) this.fail('one sign, + or -, in a chain');
    if (this.hasFailed()) return plus;
    this.position = start;
    this.sign = '-';
    const minus = read();
    this.sign = undefined;
    return listed(plus.kind === 'relation' && plus.relation === '≠' ? 'and' : 'or', [plus, minus]);
  }

  /** Reads an expression, an equation, an inequality or a chain. */
  private relations(): Statement {
    const isAbout = this.take(/≈/y) !== undefined;
    const continues = !isAbout && this.take(/=(?![=<>])/y) !== undefined;
    const members = [this.sum()];
    const relations: Comparison[] = [];
    for (;;) {
      const sign = this.take(RELATION);
      if (!sign || this.failed) break;
      // A line such as 5/6 − 1/4 = asks for the value, but x = is an equation without a right side.
      const isEnd = relations.length === 0 && !isName(members[0] ?? '0') && this.sees(/$/y) !== undefined;
      if (sign === '=' && isEnd) break;
      relations.push(RELATIONS.get(sign) ?? (sign as Comparison));
      members.push(this.sum());
    }
    const [left = '0', right] = members;
    if (isAbout) return { kind: 'relation', left: UNNAMED, relation: '≈', right: left };
    if (right === undefined) return { kind: 'expression', expression: left };
    const [relation = '='] = relations;
    if (members.length === 2 && !continues) return { kind: 'relation', left, relation, right };
    return { kind: 'chain', members, relations };
  }
}

function claimsOf(statement: Statement): readonly Claim[] {
  return statement.kind === 'or' || statement.kind === 'and'
    ? statement.parts.map((part) => ({ statement: part }))
    : [{ statement }];
}

function isName(expression: Expression): boolean {
  return typeof expression === 'string' && /^[a-z]/i.test(expression);
}
