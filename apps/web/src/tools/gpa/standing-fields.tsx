import type { Failure } from '@mathtools/math-core/result';
import { row } from '../../ui/field/field.css.js';
import { NumberField } from '../../ui/field/field.js';
import { numberField, type ToolInputs } from '../tool-inputs.js';
import * as css from './gpa.css.js';

/** The inputs other than the courses: earlier credits and GPA, and the target. */
export const STANDING = { priorGpa: '', priorCredits: '', target: '', furtherCredits: '' };

export type StandingName = keyof typeof STANDING;

export interface StandingFieldsProps {
  readonly inputs: ToolInputs<StandingName>;
  readonly failure: Failure | undefined;
}

/** Renders the fields for earlier credits and a target, collapsed by default. */
export function StandingFields({ inputs, failure }: StandingFieldsProps) {
  const isUsed = Object.keys(STANDING).some((name) => inputs.values[name as StandingName] !== '');
  return (
    <details open={isUsed || undefined}>
      <summary className={css.summary}>Earlier credits and a target GPA</summary>
      <div className={css.standing}>
        <div className={row}>
          <NumberField
            label="GPA so far"
            hint="0 to 4, before these courses"
            {...numberField(inputs, 'priorGpa', failure)}
          />
          <NumberField
            label="Credits so far"
            hint="0 or more"
            {...numberField(inputs, 'priorCredits', failure)}
          />
        </div>
        <div className={row}>
          <NumberField label="Target GPA" hint="0 to 4" {...numberField(inputs, 'target', failure)} />
          <NumberField
            label="Additional credits"
            hint="More than 0: credits still to come"
            {...numberField(inputs, 'furtherCredits', failure)}
          />
        </div>
      </div>
    </details>
  );
}
