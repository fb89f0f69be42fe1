import { memo, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import * as css from './field.css.js';
import { Field } from './field-frame.js';
import { NumberKeys } from './number-keys.js';

export interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The field's domain or other help, which is always shown. */
  readonly hint?: ReactNode;
  /** The id of a text elsewhere that describes the field, such as a hint that several fields share. */
  readonly describedBy?: string | undefined;
  /** The name of the field in the form data. */
  readonly name?: string;
}

/** The keyboard that a phone opens for a domain, and the keys that it lacks. */
const KEYBOARDS = {
  whole: { inputMode: 'numeric', keys: [] },
  positive: { inputMode: 'decimal', keys: [] },
  ratio: { inputMode: 'decimal', keys: ['/'] },
  signed: { inputMode: 'decimal', keys: ['-', '/'] },
  text: { inputMode: 'text', keys: [] },
} as const;
/** The kind of text that a field accepts: some numbers, or more than numbers. */
export type Domain = keyof typeof KEYBOARDS;

export interface NumberFieldProps extends FieldProps {
  /** The accepted entries, because an entry that it refuses only gets a mark. */
  readonly hint: ReactNode;
  /** The unit, shown inside the field's frame. */
  readonly unit?: string;
  /** A currency sign, shown before the number. */
  readonly sign?: string;
  /** True if the text is invalid. A blank field is never marked. */
  readonly invalid?: boolean;
  /** The kind of text that the field accepts. */
  readonly domain?: Domain;
}

/** Wraps a field so that it rerenders only when its own props change, because React writes to every input it renders. */
export function steady<Props extends FieldProps>(
  draw: (props: Props) => ReactNode,
): (props: Props) => ReactNode {
  const Drawn: (props: Props) => ReactNode = memo(draw);
  return function Steady(props) {
    const latest = useRef(props.onChange);
    useLayoutEffect(() => {
      latest.current = props.onChange;
    });
    const onChange = useCallback((value: string) => {
      latest.current(value);
    }, []);
    return <Drawn {...props} onChange={onChange} />;
  };
}

/** Renders a text field for a number. A browser's number field would silently read "1,5" as 15. */
export const NumberField = steady(function NumberField({
  label,
  value,
  onChange,
  invalid,
  domain = 'positive',
  name,
  ...rest
}: NumberFieldProps) {
  const { inputMode, keys } = KEYBOARDS[domain];
  return (
    <Field label={label} value={value} onChange={onChange} {...rest}>
      {(ids) => (
        <>
          <input
            {...ids}
            className={css.control}
            translate="no"
            type="text"
            inputMode={inputMode}
            name={name}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            enterKeyHint="go"
            spellCheck={false}
            value={value}
            aria-invalid={(invalid && value.trim() !== '') || undefined}
            onChange={(event) => {
              onChange(event.target.value);
            }}
          />
          <NumberKeys keys={keys} box={ids.ref} />
        </>
      )}
    </Field>
  );
});

/** Renders a select field. */
export const SelectField = steady(function SelectField({
  label,
  value,
  onChange,
  hint,
  name,
  options,
}: FieldProps & { readonly options: readonly Option[] }) {
  return (
    <Field label={label} hint={hint} value={value} onChange={onChange}>
      {(ids) => (
        <select
          {...ids}
          className={css.control}
          name={name}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        >
          {groupsOf(options).map(({ group, options: grouped }) =>
            group === undefined ? (
              <Options key="" of={grouped} />
            ) : (
              <optgroup key={group} label={group}>
                <Options of={grouped} />
              </optgroup>
            ),
          )}
        </select>
      )}
    </Field>
  );
});

function Options({ of: options }: { readonly of: readonly Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

/** Returns the options by group, in the order of the first option of each group. */
function groupsOf(options: readonly Option[]) {
  const names = [...new Set(options.map(({ group }) => group))];
  return names.map((name) => ({ group: name, options: options.filter(({ group }) => group === name) }));
}

export interface Option {
  readonly value: string;
  readonly label: string;
  /** The label of the group that the option is listed in, if any. */
  readonly group?: string;
}
