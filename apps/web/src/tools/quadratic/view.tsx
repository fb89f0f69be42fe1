import { type Quadratic, type QuadraticRoot, solveQuadratic } from '@mathtools/math-core/quadratic';
import { expressionText } from '@mathtools/math-core/steps';
import { Fragment } from 'react';
import { narrowRow } from '../../ui/field/field.css.js';
import { NumberField } from '../../ui/field/field.js';
import { MathExpression } from '../../ui/math/math.js';
import { together } from '../../ui/result/result.css.js';
import { Result } from '../../ui/result/result.js';
import { written } from '../../ui/result/written.js';
import { Solution } from '../../ui/solution/solution.js';
import { ToolFrame } from '../../ui/tool-frame/tool-frame.js';
import { failureOf, numberField, useToolInputs } from '../tool-inputs.js';
import { Parabola } from './parabola.js';

const EXAMPLE = { a: '2', b: '-3', c: '1' };

/** Renders the quadratic equation solver, which finds the roots, the vertex and the factored form. */
export function Component() {
  const inputs = useToolInputs('quadratic', { a: '', b: '', c: '' });
  const result = solveQuadratic(inputs.values);
  const failure = failureOf(result);
  const shown = result.ok ? result.value : undefined;
  return (
    <ToolFrame
      inputs={
        <div className={narrowRow}>
          <NumberField label="a" hint="Can’t be 0" domain="signed" {...numberField(inputs, 'a', failure)} />
          <NumberField label="b" hint="Any number" domain="signed" {...numberField(inputs, 'b', failure)} />
          <NumberField label="c" hint="Any number" domain="signed" {...numberField(inputs, 'c', failure)} />
        </div>
      }
      result={
        <Result
          label={
            shown && (
              <>
                <MathExpression of={shown.equation} /> = 0
              </>
            )
          }
          answer={shown && <Roots roots={shown.roots} />}
        />
      }
      details={shown && detailsOf(shown)}
      solution={
        shown && (
          <Solution
            steps={shown.steps}
            more={[
              { title: 'Vertex of the parabola', steps: shown.vertexSteps },
              { title: 'Factored form', steps: shown.factoredSteps },
            ]}
          />
        )
      }
      picture={shown && <Parabola quadratic={shown} inputs={inputs} />}
      tools={{ inputs, answer: shown && rootsText(shown.roots), example: EXAMPLE }}
    />
  );
}

function Roots({ roots }: { readonly roots: readonly QuadraticRoot[] }) {
  return roots.map(({ expression }, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className={together}>
        {index > 0 && 'or '}
        <MathExpression of="x" /> = <MathExpression of={expression} />
      </span>
    </Fragment>
  ));
}

function rootsText(roots: readonly QuadraticRoot[]): string {
  return roots.map(({ expression }) => `x = ${expressionText(expression)}`).join(' or ');
}

function detailsOf({ discriminant, roots, vertex }: Quadratic): readonly (readonly [string, string])[] {
  const names = roots.length === 1 ? ['The only root'] : ['First root', 'Second root'];
  return [
    ...roots.map((root, index) => [names[index] ?? '', decimalText(root)] as const),
    ['Discriminant', written(discriminant)],
    ['Vertex', `(${written(vertex.x)}, ${written(vertex.y)})`],
  ];
}

function decimalText({ real, imaginary }: QuadraticRoot): string {
  if (!imaginary) return written(real);
  const minus = imaginary.text.startsWith('-');
  const text = `${real.text} ${minus ? '−' : '+'} ${imaginary.text.replace('-', '')}i`;
  const isRounded = [real, imaginary].some(({ relation }) => relation === '≈');
  return written({ relation: isRounded ? '≈' : '=', text });
}
