import { type Expression, isNumberText } from '../steps/expression.js';
import { checkedText } from '../result/math-error.js';
import { checkedParts, checkedStep } from '../steps/checked.js';
import type { Step } from '../steps/step.js';
import { expressionText } from '../steps/to-text.js';
import { fragmentIn } from './fragment.js';
import { checkedLocale } from './checked-locale.js';
import type { Locale, Texts } from './locale.js';
import { own } from './own.js';
import { fill } from './template.js';

/**
 * Translates a step: its law by its id, its variant and its values, the words of its expressions, its parameters and substeps. A string without a
 * translation stays English. Numbers in expressions stay decimal text, which `stepTextIn` writes as the language does.
 * Throws `MathError`: `syntax` for a value that isn't a step; `unknown-name` for a value that isn't a locale.
 * @example translateStep({ id: 'tip.tip', law: 'Tip', before: 'tip', relation: '=', after: '5' }, de).law // "Trinkgeld"
 */
export function translateStep(step: Step, locale: Locale): Step {
  const { id, before, after, parameters, substeps } = checkedStep(step);
  checkedLocale(locale);
  const [topic = ''] = id.split('.');
  const values = Object.entries(parameters ?? {}).map(
    ([name, value]) => [wordIn(name, locale, topic), value] as const,
  );
  return {
    ...step,
    law: lawIn(step, locale),
    before: translateExpression(before, locale, topic),
    after: translateExpression(after, locale, topic),
    ...(parameters ? { parameters: Object.fromEntries(values) } : {}),
    ...(substeps ? { substeps: substeps.map((smaller) => translateStep(smaller, locale)) } : {}),
  };
}

/**
 * Translates the words and units of an expression. `topic`, the first part of the id of its step, selects the meaning of
 * a word that has several. Letters and words without a translation stay as they are.
 * Throws `MathError`: `syntax` for a value that isn't an expression; `unknown-name` for a value that isn't a locale.
 * @example translateExpression(['unit', '5', 'inches'], de) // ['unit', '5', 'Zoll']
 */
export function translateExpression(expression: Expression, locale: Locale, topic = ''): Expression {
  return translated(checkedParts(expression), checkedLocale(locale), checkedText('topic', topic));
}

function translated(expression: Expression, locale: Locale, topic: string): Expression {
  if (typeof expression === 'string')
    return isNumberText(expression) ? expression : wordIn(expression, locale, topic);
  const [operator, ...operands] = expression;
  if (operator === 'date' || operator === 'numeral') return expression;
  if (operator !== 'unit')
    return [operator, ...operands.map((operand) => translated(operand, locale, topic))];
  const [amount = '', name = ''] = operands;
  return [
    'unit',
    translated(amount, locale, topic),
    typeof name === 'string' ? (own(locale.units, name) ?? name) : name,
  ];
}

function lawIn({ id, variant, law, values = {} }: Step, locale: Locale): string {
  const text = own(locale.laws, variant === undefined ? id : `${id}:${variant}`);
  if (text === undefined) return law;
  const fragments = Object.entries(values).map(
    ([name, value]) => [name, fragmentIn(expressionText(value), locale)] as const,
  );
  return fill(text, Object.fromEntries(fragments));
}

function wordIn(name: string, { words }: { readonly words: Texts }, topic: string): string {
  return own(words, `${topic}:${name}`) ?? own(words, name) ?? name;
}
