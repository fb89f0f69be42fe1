import type { AnswerForm } from '@mathtools/practice';
import type { KeyName } from '../../../ui/math-keys/keys.js';

/** Returns the keys for an answer of a form. */
export function keysOf(form: AnswerForm): readonly KeyName[] {
  const degree: readonly KeyName[] = 'unit' in form && form.unit === '°' ? ['degree'] : [];
  switch (form.kind) {
    case 'number':
      return ['fraction', 'root', 'pi', 'square', ...(form.unit === undefined ? (['log'] as const) : degree)];
    case 'rounded':
      return degree;
    case 'fraction':
      return ['fraction'];
    case 'numbers':
      return ['fraction', 'root', 'plusMinus', 'log'];
    case 'point':
      return ['fraction', 'root'];
    case 'expression':
      return ['square', 'fraction', 'root', 'log', 'pi'];
    case 'inequality':
      return ['atMost', 'atLeast', 'fraction'];
    case 'equation':
      return ['square', 'fraction', 'root', 'log'];
    case 'text':
      return [];
  }
}
