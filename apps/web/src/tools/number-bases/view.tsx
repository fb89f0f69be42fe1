import { convertBase, LARGEST_BASE, type NumberInBase } from '@mathtools/math-core/number-base';
import { wideRow } from '../../ui/field/field.css.js';
import { NumberField, SelectField } from '../../ui/field/field.js';
import { MathExpression } from '../../ui/math/math.js';
import { Result } from '../../ui/result/result.js';
import { Solution } from '../../ui/solution/solution.js';
import { ToolFrame } from '../../ui/tool-frame/tool-frame.js';
import { Places } from './places.js';
import { choiceField, failureOf, numberField, useToolInputs } from '../tool-inputs.js';

const NAMES: Readonly<Record<string, string>> = { 2: 'binary', 8: 'octal', 10: 'decimal', 16: 'hexadecimal' };
const BASES = Array.from({ length: LARGEST_BASE - 1 }, (_, index) => String(index + 2)).map((value) => ({
  value,
  label: NAMES[value] ? `${value}, ${NAMES[value]}` : value,
}));
const EXAMPLE = { digits: '255', from: '10', to: '16' };

/** The number base converter. */
export function Component() {
  const inputs = useToolInputs('number-bases', { digits: '', from: '10', to: '2' });
  const { digits, ...values } = inputs.values;
  const from = BASES.some(({ value }) => value === values.from) ? values.from : '10';
  const to = BASES.some(({ value }) => value === values.to) ? values.to : '2';
  const result = convertBase({ digits, from, to });
  const shown = result.ok ? result.value : undefined;
  return (
    <ToolFrame
      inputs={
        <>
          <NumberField
            label="Whole number"
            hint={
              readingOf(digits, Number(from), shown?.from) ??
              'Up to 64 digits; A is 10, B is 11, and so on up to Z, which is 35'
            }
            {...numberField(inputs, 'digits')}
            domain="text"
            invalid={failureOf(result)?.field === 'digits'}
          />
          <div className={wideRow}>
            <SelectField label="From base" {...choiceField(inputs, 'from')} value={from} options={BASES} />
            <SelectField label="To base" {...choiceField(inputs, 'to')} value={to} options={BASES} />
          </div>
        </>
      }
      result={
        <Result
          label={shown && `In base ${to}`}
          answer={shown && <MathExpression of={['numeral', shown.text, to]} />}
        />
      }
      details={shown && [['In base 10', shown.decimal]]}
      picture={
        shown && (
          <Places
            {...placed(shown, to)}
            onDigits={(changed, base) => {
              const typed = convertBase({ digits: changed, from: base, to: from });
              if (typed.ok)
                inputs.set({ digits: `${shown.decimal.startsWith('-') ? '-' : ''}${typed.value.text}` });
            }}
          />
        )
      }
      solution={shown && <Solution steps={shown.steps} />}
      tools={{
        inputs,
        answer: shown?.text,
        example: EXAMPLE,
        asked: `${EXAMPLE.digits} from base ${EXAMPLE.from}`,
      }}
    />
  );
}

/** Returns the number whose places are drawn: the result or, in base 10, the number that was typed. Its sign is left out. */
function placed({ text, decimal, from }: NumberInBase, to: string) {
  const typed = to === '10' ? convertBase({ digits: decimal, from: '10', to: from }) : undefined;
  const digits = typed?.ok ? typed.value.text : text;
  return {
    digits: digits.replace('-', ''),
    base: to === '10' ? String(from) : to,
    decimal: decimal.replace('-', ''),
  };
}

/** Says how digits were read if that isn't obvious, or which of them the base doesn't have. */
function readingOf(typed: string, from: number, read: number | undefined): string | undefined {
  const digits = typed.trim().replace(/^[-+−]/, '');
  if (read === undefined) {
    const other = Array.from(digits.replace(/^0[box](?=.)/i, '')).find(
      (digit) => Number.parseInt(digit, LARGEST_BASE) >= from,
    );
    return other === undefined ? undefined : `“${other}” isn’t a digit in base ${from}.`;
  }
  if (read !== from) return `Read in base ${read}${NAMES[read] ? `, ${NAMES[read]}` : ''}.`;
  const isPrefixLike = /^0[box]/i.test(digits) && Number.parseInt(digits.charAt(1), LARGEST_BASE) < from;
  return isPrefixLike
    ? `“${digits.charAt(1)}” is a digit in base ${from}, so “${digits.slice(0, 2)}” isn’t read as a prefix.`
    : undefined;
}
