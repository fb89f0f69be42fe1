import { solveQuadratic } from '@mathtools/math-core/quadratic';
import { convert, UNIT_CATEGORIES } from '@mathtools/math-core/unit';
import { useState } from 'react';
import { Parabola } from '../../tools/quadratic/parabola.js';
import { Comparison } from '../../tools/unit/comparison.js';
import { written } from '../../ui/result/written.js';

type Coefficients = Readonly<Record<'a' | 'b' | 'c', string>>;

const FIRST: Coefficients = { a: '1', b: '-2', c: '-3' };

/** Renders a parabola to drag. */
export function ParabolaTile() {
  const [values, setValues] = useState(FIRST);
  const result = solveQuadratic(values);
  return (
    result.ok && (
      <Parabola
        quadratic={result.value}
        inputs={{
          values,
          set: (changes) => {
            setValues((latest) => ({
              ...latest,
              ...(typeof changes === 'function' ? changes(latest) : changes),
            }));
          },
        }}
      />
    )
  );
}

const UNITS = UNIT_CATEGORIES.find(({ id }) => id === 'length')?.units;

/** Renders a ruler with inches and centimeters and a value to drag. */
export function RulerTile() {
  const [value, setValue] = useState('5');
  const [inches, centimeters] = ['inches', 'centimeters'].map((id) => UNITS?.find((unit) => unit.id === id));
  if (!inches || !centimeters) return null;
  const inCentimeters = (text: string) =>
    convert({ category: 'length', value: text, from: 'inches', to: 'centimeters', decimals: 4 });
  const result = inCentimeters(value);
  return (
    result.ok && (
      <Comparison
        scale={{ category: 'length', definitions: 'exact' }}
        from={inches}
        to={centimeters}
        convert={inCentimeters}
        conversion={result.value}
        shown={result.value.answer.exact ?? written(result.value.answer)}
        onValue={setValue}
      />
    )
  );
}
