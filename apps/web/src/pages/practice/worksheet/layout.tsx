import type { Option } from '../../../ui/field/field.js';
import { TextField } from '../../../ui/field/text-field.js';
import { Segmented } from '../../../ui/segmented/segmented.js';
import {
  COLUMNS,
  DEFAULTS,
  headingOf,
  KEYS,
  LINES,
  LONGEST_HEADING,
  type Settings,
  SPACES,
  VERSIONS,
} from './settings.js';
import type { PartProps } from './topics.js';
import * as css from './worksheet.css.js';

const VERSION_OPTIONS = [
  { value: '1', label: 'One' },
  { value: '2', label: 'A and B' },
];
const KEY_OPTIONS: Readonly<Record<Settings['key'], string>> = {
  long: 'With steps',
  short: 'Answers',
  none: 'None',
};
const SPACE_OPTIONS: Readonly<Record<Settings['space'], string>> = {
  none: 'None',
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
};
const LINE_OPTIONS: Readonly<Record<Settings['lines'], string>> = {
  both: 'Name and date',
  name: 'Only name',
  date: 'Only date',
  none: 'None',
};

/** Renders the settings of a worksheet's layout and of its answer key. */
export function Layout({ settings, onChange }: PartProps) {
  const { versions, key, columns, space, lines, heading } = settings;
  return (
    <>
      <Segmented
        legend="Versions"
        value={String(versions.length)}
        options={VERSION_OPTIONS}
        onChange={(value) => {
          onChange({ ...settings, versions: value === '2' ? VERSIONS : DEFAULTS.versions });
        }}
      />
      <Segmented
        legend="Answer key"
        value={key}
        options={optionsOf(KEYS, KEY_OPTIONS)}
        onChange={(value) => {
          onChange({ ...settings, key: chosen(KEYS, value) });
        }}
      />
      <details>
        <summary className={css.summary}>Layout</summary>
        <div className={css.group}>
          <TextField
            label="Heading"
            name="heading"
            autoComplete="off"
            maxLength={LONGEST_HEADING}
            hint={`If it is empty: ${headingOf({ ...settings, heading: '' })}`}
            value={heading}
            onChange={(text) => {
              onChange({ ...settings, heading: text });
            }}
          />
          <Segmented
            legend="Columns"
            value={columns}
            options={[...COLUMNS].sort().map((value) => ({ value, label: value }))}
            onChange={(value) => {
              onChange({ ...settings, columns: chosen(COLUMNS, value) });
            }}
          />
          <Segmented
            legend="Space to work"
            value={space}
            options={optionsOf(['none', 'small', 'medium', 'large'], SPACE_OPTIONS)}
            onChange={(value) => {
              onChange({ ...settings, space: chosen(SPACES, value) });
            }}
          />
          <Segmented
            legend="Lines at the top"
            value={lines}
            options={optionsOf(LINES, LINE_OPTIONS)}
            onChange={(value) => {
              onChange({ ...settings, lines: chosen(LINES, value) });
            }}
          />
        </div>
      </details>
    </>
  );
}

function optionsOf<Id extends string>(
  ids: readonly Id[],
  labels: Readonly<Record<Id, string>>,
): readonly Option[] {
  return ids.map((value) => ({ value, label: labels[value] }));
}

function chosen<Id extends string>(ids: readonly [Id, ...Id[]], value: string): Id {
  return ids.find((id) => id === value) ?? ids[0];
}
