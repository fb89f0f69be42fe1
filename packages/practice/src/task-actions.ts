import type { Step } from '@mathtools/math-core/steps';

/** The actions of steps whose laws are names or facts, by id and variant. */
const ACTIONS: Readonly<Record<string, string>> = {
  'logarithm.inverse': 'Evaluate the logarithm',
  'logarithm.known-value': 'Evaluate the logarithm',
  'logarithm.number-as-logarithm': 'Write the number as a logarithm',
  'logarithm.of-one': 'Use log 1 = 0',
  'logarithm.power': 'Use the power rule',
  'logarithm.product': 'Use the product rule',
  'logarithm.quotient': 'Use the quotient rule',
  'logarithm.root': 'Use the root rule',
  'algebra.logarithm-of-power': 'Write the logarithm as its exponent',
  'algebra.logarithm-of-power:each': 'Write each logarithm as its exponent',
  'algebra.power-law:logarithm': 'Use the fact that powers and logarithms undo each other',
  'algebra.quotient-zero': 'Set the quotient equal to 0',
  'algebra.solution-count': 'Decide by its sign how many solutions there are',
};

/** Steps whose law begins with a name, which isn't what to do. */
const NAMED_LAWS: ReadonlySet<string> = new Set([
  'algebra.logarithm-product',
  'algebra.logarithm-quotient',
  'algebra.logarithm-power',
  'algebra.logarithm-powers',
  'algebra.discriminant',
  'algebra.exponent-first',
  'algebra.formula',
  'algebra.pq-formula',
  'algebra.radicand',
]);

/** Returns what to do in a step: "Use the product law of logarithms". */
export function action({ id, law, variant = '' }: Pick<Step, 'id' | 'law' | 'variant'>): string {
  const known = ACTIONS[`${id}:${variant}`] ?? ACTIONS[id];
  const [name = law] = law.split(': ');
  if (known !== undefined) return known;
  return NAMED_LAWS.has(id) ? `Use the ${lower(name)}` : law;
}

/** Returns a law as the end of a sentence. */
export function lower(law: string): string {
  return law.charAt(0).toLowerCase() + law.slice(1);
}
