import { stepText } from '@mathtools/math-core/steps';
import { piecesText, type Problem, readText } from '@mathtools/practice';

/** Serializes a problem as a `PracticeProblem`. */
export function problemJson({ hints, form, steps, drawing, graph, mistakes, ...texts }: Problem): string {
  return JSON.stringify({
    ...texts,
    hint: plainText(hints[0]),
    steps: steps.map(stepText),
    hints,
    form,
    work: steps,
    ...(drawing && { drawing }),
    ...(graph && { graph }),
    ...(mistakes && { mistakes }),
  });
}

function plainText(text: string): string {
  const pieces = readText(text);
  return pieces.ok ? piecesText(pieces.value) : text;
}
