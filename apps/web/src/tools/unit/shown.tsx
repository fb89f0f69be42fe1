import { expressionText } from '@mathtools/math-core/steps';
import type { Conversion, Unit } from '@mathtools/math-core/unit';
import { unitAfter } from '@mathtools/math-core/unit-text';
import type { ReactNode } from 'react';
import { written } from '../../ui/result/written.js';
import { leading, leadText } from '../tool-lead.js';
import { type ConvertTo, leadOfUnits } from './conversion-lead.js';

interface Shown {
  readonly label: string;
  readonly answer: ReactNode;
  readonly lead?: ReactNode;
  /** The answer as it is copied. */
  readonly copied: string;
  /** The answer as the picture shows it. */
  readonly drawn: string;
}

/** Returns a conversion as the result, the clipboard and the picture show it. */
export function shownOf(conversion: Conversion, from: Unit, to: Unit, convertTo: ConvertTo): Shown {
  const { answer, value } = conversion;
  const lead = leadOfUnits(conversion, to.id, convertTo);
  const source = `${value} ${unitAfter(value, from.name)}`;
  const target = ` ${to.name}`;
  const label = `${source} ${(lead ?? answer).relation}`;
  const whole = answer.text + target;
  if (!lead) return { label, answer: whole, copied: `${label} ${whole}`, drawn: written(answer) };
  const text = expressionText(lead.value);
  const isRounded = answer.relation === '≈';
  const drawn = isRounded ? written({ relation: lead.relation, text: inline(text) }) : written(answer);
  const unmarked = { ...lead, relation: '=' } as const;
  // Without an exact value, there is only one figure.
  if (lead.relation === '≈' && answer.exact === undefined)
    return { label, answer: leading(unmarked, target), copied: `${label} ${text}${target}`, drawn };
  const symbol = ` ${to.symbol}`;
  const copied = isRounded ? `${source} ${inline(leadText(lead, symbol))}` : `${label} ${whole}`;
  return { label, answer: whole, lead: leading(unmarked, symbol), copied, drawn };
}

/** Returns π ÷ 2 as π/2. */
function inline(text: string): string {
  return text.replace(' ÷ ', '/');
}
