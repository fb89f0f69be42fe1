import { evaluateLogarithm } from '@mathtools/math-core/logarithm';
import { parseNumber } from '@mathtools/math-core/rational';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { NumberField } from '../../ui/field/field.js';
import { narrowRow } from '../../ui/field/field.css.js';
import { MathExpression } from '../../ui/math/math.js';
import { Result } from '../../ui/result/result.js';
import { Exact, shortExact } from '../../ui/result/exact.js';
import { Solution } from '../../ui/solution/solution.js';

/** A logarithm, worked out as the visitor types. */
export function WorkedLogarithm() {
  const [input, setInput] = useState({ base: '2', value: '32' });
  const result = evaluateLogarithm(input);
  const field = (name: keyof typeof input) => ({
    value: input[name],
    invalid: !result.ok && (result.field === name || (name === 'value' && !parseNumber(input.value).ok)),
    onChange: (text: string) => {
      setInput((old) => ({ ...old, [name]: text }));
    },
  });
  const shown = result.ok ? result.value : undefined;
  const exact = shown && shortExact(shown.answer);
  return (
    <>
      <div className={narrowRow}>
        <NumberField label="Base" hint="Positive, not 1; or e" inputMode="text" {...field('base')} />
        <NumberField label="Value" hint="Positive" {...field('value')} />
      </div>
      <Result
        label={shown?.steps[0] && <MathExpression of={shown.steps[0].before} />}
        answer={shown && `${shown.answer.relation} ${shown.answer.text}`}
        lead={exact && <Exact value={exact} />}
      />
      {shown && <Solution steps={shown.steps} plain />}
      <p>
        <Link to={`/tools/logarithm-simplifier?${new URLSearchParams(input).toString()}`}>
          Open the logarithm simplifier
        </Link>
      </p>
    </>
  );
}
