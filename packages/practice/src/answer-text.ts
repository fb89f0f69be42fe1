import type { AnswerForm } from './problem.js';

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';

/**
 * Formats an answer for display, with the unit of its form. `answer` is the bare value in typed notation, not the
 * `answer` of a problem, which is formatted already.
 * @example answerText('2log_5(25u^2*sqrt(v))', { kind: 'expression' }) // "2 log₅(25u²√v)"
 */
export function answerText(answer: string, form: AnswerForm): string {
  if (form.kind === 'text') return answer;
  const unit = 'unit' in form ? form.unit : undefined;
  const text = printed(answer);
  if (unit === undefined) return text;
  const value = / [-+] /.test(text) ? `(${text})` : text;
  return value + (/^[°%]$/.test(unit) ? '' : ' ') + unit;
}

function printed(answer: string): string {
  return answer
    .replaceAll(/sqrt\((\d+|[a-z])\)(?![\w(])/g, '√$1')
    .replaceAll('sqrt', '√')
    .replaceAll(/\^(?:\((-?\d+)\)|(\d+))/g, (_, inside?: string, digits?: string) =>
      small(inside ?? digits ?? '', SUPERSCRIPTS),
    )
    .replaceAll(/log_(\d+)/g, (_, base: string) => `log${small(base, SUBSCRIPTS)}`)
    .replaceAll(/(^|[^/])(log[₀-₉]+|ln)\((\d+|[a-z])\)(?![\w(/])/g, '$1$2 $3')
    .replaceAll(/\*(?=[a-z√(])/g, '')
    .replaceAll(/([\w)])(?=log|ln)/g, '$1 ');
}

function small(digits: string, alphabet: string): string {
  return digits.replaceAll(/\d/g, (digit) => alphabet.charAt(Number(digit))).replace('-', '⁻');
}
