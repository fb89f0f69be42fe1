import type { AnswerForm, Shape, Verdict } from '@mathtools/practice';

const decimals = (count: number): string => `${count} ${count === 1 ? 'decimal place' : 'decimal places'}`;

/** Returns whether an answer is a number without a fraction, a root or π, so that typing it needs no instructions. */
export function isPlainNumber(form: AnswerForm, answer: string): boolean {
  return form.kind === 'number' && !/\d\/\d|[√π]/.test(answer);
}

/** Explains how to type an answer in the given form. Text to type is between backticks. */
export function typingHint(form: AnswerForm): string | undefined {
  switch (form.kind) {
    case 'number':
      return 'Type a fraction as `3/4`, a root as `sqrt(2)`, π as `pi`.';
    case 'rounded':
      return `A number with ${decimals(form.decimals)}.`;
    case 'fraction':
      return 'A fraction in lowest terms, such as `3/4`.';
    case 'numbers':
      return 'All solutions, separated by commas.';
    case 'point':
      return `Type (${form.names.join(', ')}) with numbers instead of the letters.`;
    case 'expression':
      return 'Type a power as `x^2`, a root as `sqrt(x)`, and a logarithm as `log_2(x)`.';
    case 'inequality':
      return `For example, \`${form.variable} < 3\`, \`2 < ${form.variable} <= 5\`, or \`${form.variable} < 1 or ${form.variable} >= 4\`.`;
    case 'equation':
      return 'An equation, such as `y = 2x + 1`.';
    case 'text':
      return undefined;
  }
}

const SHAPES: Readonly<Record<Shape, string>> = {
  expanded: 'multiply it out and combine like terms',
  factored: 'factor it completely',
  simplified: 'write it in its simplest form',
  'one-logarithm': 'write it as one logarithm',
  'separate-logarithms': 'split it into separate logarithms',
};

/** Returns a sentence about what is still missing in an answer with the right value. */
export function formWanted(form: AnswerForm): string {
  if (form.kind === 'fraction') return 'write it as a fraction in lowest terms';
  if (form.kind === 'rounded') return `round it to ${decimals(form.decimals)}`;
  if (form.kind === 'number' && form.unit === '%') return 'write it as a percentage';
  if (form.kind === 'expression' && form.shape) return SHAPES[form.shape];
  return 'write it the way the question asks';
}

/** Returns whether the form accepts a number in any exact notation, so that only a calculation can be unfinished. */
function isOneNumber(form: AnswerForm): boolean {
  return form.kind === 'number' && form.unit !== '%';
}

/**
 * The verdict on an entry. A blank entry isn't judged, `missed` allows another try, and `shown` means that
 * the solution was requested.
 */
export type SubmissionStatus = Verdict | 'empty' | 'missed' | 'shown';

/** Returns the question to ask about an entry with two readings, and how to type each. */
function askedFor(entry: string, { kind }: AnswerForm): string {
  if (kind === 'inequality') return 'Do you mean “and” or “or”? Type the word instead of the comma.';
  if (/\d[·∙](?!10\d)\d/.test(entry))
    return 'Is the dot a decimal point? Type . for a point, or * for times.';
  if (kind === 'number' && /π|pi/i.test(entry))
    return 'Is this angle in radians? Type rad after it, or type it in degrees.';
  if (kind === 'expression' && /(?<![\d.]\s*)[a-z]\s?\d/i.test(entry))
    return 'Is the number after the letter an exponent or a factor? Type x^2 or 2x.';
  if (kind !== 'numbers') return 'Is the last number an exponent? Type ^ before it, as in 10^5.';
  if (/\+\s?[-−]/.test(entry)) return 'Do you mean both signs? Type ± for both, or only one of them.';
  if (/\d\s+(?:and|&)\s+\d/i.test(entry))
    return 'Do you mean two numbers or a mixed number? Put a comma between two numbers.';
  if (/\d\s+[-−]\d/.test(entry))
    return 'Do you mean two numbers or a difference? Put a comma between two numbers.';
  if (/\d,(?!\d{3}(?!\d))\d/.test(entry))
    return 'Are these decimal commas? Put a semicolon between the numbers.';
  return `Do you mean ${separated(entry)} or ${entry.replaceAll(',', '')}? Add a space after a comma that separates numbers, or leave the comma out.`;
}

/** Adds a space after each comma of a list: 345, 200. */
const separated = (list: string): string => list.replaceAll(/,(?=\d)/g, ', ');

/**
 * Returns a sentence about an entry that uses a different letter from the question's, such as y = 5 for x. Returns
 * undefined if it doesn't.
 */
function otherLetter(entry: string, form: AnswerForm): string | undefined {
  const [, letter] = /^\s*([a-z])\s*[=<>≤≥]\s*[-−\d]/i.exec(entry) ?? [];
  if (letter === undefined || !('variable' in form)) return undefined;
  if (letter.toLowerCase() === form.variable.toLowerCase()) return undefined;
  return `You wrote ${letter}, but the question asks for ${form.variable}. It didn’t count.`;
}

/** Returns the verdict on an entry in words. */
export function verdictText(
  judged: SubmissionStatus,
  {
    answer,
    form,
    entry = '',
  }: { readonly answer: string; readonly form: AnswerForm; readonly entry?: string },
): string {
  switch (judged) {
    case 'correct':
      return 'Correct! Well done!';
    case 'incorrect':
      return `Not quite. The correct answer is: ${answer}`;
    case 'wrong-form':
      if (isOneNumber(form))
        return 'That’s right so far. Now calculate it as a single number. It didn’t count.';
      return `The value is right. Now ${formWanted(form)}. It didn’t count.`;
    case 'approximate':
      return 'That’s about right. Give the exact value. It didn’t count.';
    case 'unit':
      return 'Check the unit. It didn’t count.';
    case 'unreadable':
      return (
        otherLetter(entry, form) ?? 'We couldn’t read that. Check the format and try again. It didn’t count.'
      );
    case 'ambiguous':
      return `${askedFor(entry, form)} It didn’t count.`;
    case 'missed':
      return 'Not quite. Try again. A hint may help.';
    case 'shown':
      return `The answer is: ${answer}`;
    case 'empty':
      return 'Type your answer first.';
  }
}
