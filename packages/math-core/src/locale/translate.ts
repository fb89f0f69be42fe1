import type { Expression } from '../steps/expression.js';
import { isNumberText } from '../steps/expression.js';
import type { Step } from '../steps/step.js';
import type { Locale, Texts } from './locale.js';
import { own } from './own.js';
import { fill, patternOf } from './template.js';

/**
 * Translates a step: its law by its id, the words of its expressions, its parameters and substeps. What the language does
 * not have stays English. The result is a step of the same id, whose numbers stay decimal text: `stepTextIn` writes them.
 * @example translateStep({ id: 'tip.tip', law: 'Tip', before: 'tip', relation: '=', after: '5' }, de).law // "Trinkgeld"
 */
export function translateStep(step: Step, locale: Locale): Step {
  const { id, law, before, after, parameters, substeps } = step;
  const [topic = ''] = id.split('.');
  const values = Object.entries(parameters ?? {}).map(
    ([name, value]) => [wordIn(name, locale, topic), value] as const,
  );
  return {
    ...step,
    law: lawIn(id, law, locale),
    before: translateExpression(before, locale, topic),
    after: translateExpression(after, locale, topic),
    ...(parameters ? { parameters: Object.fromEntries(values) } : {}),
    ...(substeps ? { substeps: substeps.map((smaller) => translateStep(smaller, locale)) } : {}),
  };
}

/**
 * Translates the words and units of an expression; `topic`, the first part of the id of its step, decides between the
 * meanings of a word. Letters, and words that the language does not have, stay.
 * @example translateExpression(['unit', '5', 'inches'], de) // ['unit', '5', 'Zoll']
 */
export function translateExpression(expression: Expression, locale: Locale, topic = ''): Expression {
  if (typeof expression === 'string')
    return isNumberText(expression) ? expression : wordIn(expression, locale, topic);
  const [operator, ...operands] = expression;
  if (operator === 'date' || operator === 'numeral') return expression;
  if (operator !== 'unit')
    return [operator, ...operands.map((operand) => translateExpression(operand, locale, topic))];
  const [amount = '', name = ''] = operands;
  return [
    'unit',
    translateExpression(amount, locale, topic),
    typeof name === 'string' ? (own(locale.units, name) ?? name) : name,
  ];
}

function lawIn(id: string, law: string, { laws }: Locale): string {
  const found = own(laws, id) ?? law;
  if (typeof found === 'string') return found;
  for (const [english, text] of Object.entries(found)) {
    const match = patternOf(english).exec(law);
    if (match) return fill(text, { ...match.groups });
  }
  return law;
}

function wordIn(name: string, { words }: { readonly words: Texts }, topic: string): string {
  return own(words, `${topic}:${name}`) ?? own(words, name) ?? name;
}
