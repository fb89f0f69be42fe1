import { joined, negated } from '../../expression/parse.js';
import type { Expression, Operator } from '../../steps/expression.js';
import { ExpressionReader } from './expression-reader.js';

const NAME = /(?:arc)?(?:sin|cos|tan)(?!h)/iy;
/** A power between the name and the argument: sin² x. */
const POWER = /\^\s*\(?\s*[2-9]\s*\)?|[²³⁴⁵⁶]/y;
/** A letter in the text of an expression. After it, a sign ends an argument without parentheses: sin x · x is (sin x) x. */
const LETTER = /(?:^|,)(?!e(?:,|$))[a-z](?:,|$)/i;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶';

/**
 * Reads an expression with sines, cosines and tangents, their inverses and degrees, besides everything that
 * {@link ExpressionReader} reads. An argument without parentheses is the next product: sin 2x + 1 is sin(2x) + 1.
 */
export class TrigonometryReader extends ExpressionReader {
  protected override startsFactor(): boolean {
    return this.sees(NAME) !== undefined || super.startsFactor();
  }

  protected override primary(): Expression {
    const name = this.take(NAME);
    return name ? this.nested(() => this.applied(name.toLowerCase() as Operator)) : super.primary();
  }

  protected override power(): Expression {
    let value = super.power();
    while (this.take(/°/y)) value = ['°', value];
    return value;
  }

  protected applied(name: Operator): Expression {
    const power = this.take(POWER)?.replaceAll(/[\s^()]/g, '');
    const value: Expression = [name, this.sees(/[([|]/y) ? this.primary() : this.bare()];
    if (power === undefined) return value;
    return ['^', value, /\d/.test(power) ? power : String(SUPERSCRIPTS.indexOf(power))];
  }

  private bare(): Expression {
    if (this.take(/[-−–]/y)) return negated(this.bare());
    let value = this.argument();
    while (!LETTER.test(String(value)) && this.take(/[·*×⋅](?=\s*(?:π|pi|[a-z](?![a-z])))/iy))
      value = joined('×', value, this.argument());
    return value;
  }
}
