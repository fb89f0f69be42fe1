import { evaluateAt } from '@mathtools/math-core/algebra';
import type { RoundingWish } from '@mathtools/math-core/read';
import { withMinus } from '../../../ui/math/minus.js';
import { rounded } from '../../../ui/solving/rounding.js';
import type { Answer, Part, Reading } from './reading.js';

/** Rounds a typed number or calculation as wished. Returns undefined for other text. */
export function roundedNumber({ rest, name, ...digits }: RoundingWish): Reading | undefined {
  const value = evaluateAt(rest, {});
  const found = value.ok ? rounded(value.value.result, digits) : undefined;
  if (!value.ok || !found) return undefined;
  const problem = [{ math: value.value.result }, `, rounded ${name}`];
  return { tool: 'arithmetic', inputs: {}, answer: { problem, parts: [found.text], steps: found.steps } };
}

/** Rounds the answer of a reading as wished, next to its exact value. An equation keeps its wish for the solver. */
export function withRounding(reading: Reading, wish: RoundingWish): Reading {
  const { answer, inputs, tool, refusal } = reading;
  if (refusal !== undefined) return reading;
  if (answer) return { ...reading, answer: roundedAnswer(answer, wish) };
  return tool === 'equation'
    ? { ...reading, inputs: { ...inputs, lines: `${inputs['lines'] ?? ''} ${wish.name}` } }
    : reading;
}

function roundedAnswer(answer: Answer, wish: RoundingWish): Answer {
  const { problem, parts, notes = [], value } = answer;
  const label: readonly Part[] = [problem, `, rounded ${wish.name}`].flat();
  if (value) {
    const found = rounded(value.of, wish);
    const [exact] = parts;
    return found
      ? {
          ...answer,
          problem: label,
          parts: [
            ...(typeof exact === 'object' ? [exact, ' '] : []),
            `${found.relation} ${withMinus(found.text)}${value.unit}`,
          ],
        }
      : answer;
  }
  const about = parts.map((part) => (typeof part === 'string' ? undefined : rounded(part.math, wish)));
  if (about.every((each) => each === undefined))
    return { ...answer, notes: [...notes, `We couldn’t round this ${wish.name}.`] };
  return {
    ...answer,
    problem: label,
    parts: parts.flatMap((part, index): readonly Part[] => {
      const each = about[index];
      return each ? [part, ` ${each.relation} ${withMinus(each.text)}`] : [part];
    }),
  };
}
