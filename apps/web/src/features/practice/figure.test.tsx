import { DIFFICULTIES, FAMILIES, generateProblem, piecesText, readText } from '@mathtools/practice';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Figure } from './figure.js';
import { withMinus } from '../../ui/math/minus.js';
import { ProblemText } from './problem-text.js';

const problems = FAMILIES.flatMap(({ id, category, difficulties }) =>
  DIFFICULTIES.filter((difficulty) => difficulties.includes(difficulty)).flatMap((difficulty) =>
    [1, 2, 3].flatMap((seed) => {
      const made = generateProblem({ category, family: id, difficulty, seed });
      return made.ok ? [made.value] : [];
    }),
  ),
);

describe('a figure', () => {
  it('is drawn with every number finite, every label within its frame, and its description', () => {
    const drawings = problems.flatMap(({ drawing }) => (drawing ? [drawing] : []));
    expect(drawings.length).toBeGreaterThan(50);
    for (const drawing of drawings) {
      const markup = renderToStaticMarkup(<Figure drawing={drawing} />);
      expect(markup).not.toMatch(/NaN|undefined|Infinity/);
      const [, width = 0, height = 0] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(markup) ?? []).map(Number);
      expect(width).toBeGreaterThan(0);
      for (const [, x, y] of markup.matchAll(/<text [^>]*x="([^"]+)" y="([^"]+)"/g)) {
        expect(Number(x)).toBeGreaterThan(0);
        expect(Number(x)).toBeLessThan(width);
        expect(Number(y)).toBeGreaterThan(0);
        expect(Number(y)).toBeLessThan(height);
      }
      const labels = drawing.shapes.filter((shape) => 'text' in shape || ('label' in shape && shape.label));
      expect(markup.match(/<text /g)?.length ?? 0).toBe(labels.length);
      expect(markup).toContain('role="img"');
    }
  });

  it('bends the arc of an angle the way it opens, over the long side where it is reflex', () => {
    const arc = (to: readonly [number, number]): string =>
      renderToStaticMarkup(
        <Figure
          drawing={{
            description: '',
            shapes: [
              { kind: 'circle', center: [0, 0], radius: 7 },
              { kind: 'angle', at: [0, 0], from: [7, 0], to },
            ],
          }}
        />,
      );
    expect(arc([0, 7])).toContain(' 0 0 0 ');
    expect(arc([0, -7])).toContain(' 0 1 0 ');
  });
});

describe('a text', () => {
  it('renders all of its math, in words and as MathML', () => {
    for (const { question, hints } of problems)
      for (const text of [question, ...hints]) {
        const pieces = readText(text);
        const said = renderToStaticMarkup(<ProblemText text={text} />)
          .replaceAll(/<math alttext="([^"]*)".*?<\/math>/g, '$1')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll(/<\/?span[^>]*>/g, '')
          .replaceAll('&#x27;', "'")
          .replaceAll('&quot;', '"');
        expect(withMinus(said)).toBe(withMinus(pieces.ok ? piecesText(pieces.value) : ''));
      }
  });

  it('that can’t be parsed is shown unchanged', () => {
    expect(renderToStaticMarkup(<ProblemText text="A pen costs $5." />)).toBe('<span>A pen costs $5.</span>');
  });
});
