import { useState } from 'react';
import { CATEGORIES, categoryOf, DIFFICULTIES, difficultyOf } from '../../../features/practice/categories.js';
import { Actions, Button } from '../../../ui/button/button.js';
import { card } from '../../../ui/card/card.css.js';
import { row } from '../../../ui/field/field.css.js';
import { NumberField, SelectField } from '../../../ui/field/field.js';
import { CopyButton } from '../../../ui/tool-frame/copy-button.js';
import { ICONS } from '../../../ui/icon/icons.js';
import { anySeed, MOST_PROBLEMS, readCount, readSeed, type Settings } from './settings.js';
import * as css from './worksheet.css.js';

const option = ({ id, title }: { readonly id: string; readonly title: string }) => ({
  value: id,
  label: title,
});

export interface SettingsFormProps {
  readonly settings: Settings;
  readonly onMake: (settings: Settings) => void;
  /** True if the sheet can be printed. */
  readonly isReady: boolean;
}

/** Renders the form with a worksheet's settings. */
export function SettingsForm({ settings, onMake, isReady }: SettingsFormProps) {
  const [category, setCategory] = useState<string>(settings.category);
  const [difficulty, setDifficulty] = useState<string>(settings.difficulty ?? '');
  const [count, setCount] = useState(String(settings.problems));
  const [seed, setSeed] = useState(String(settings.seed));
  const make = (seedText: string): void => {
    const [problems, number] = [readCount(count), readSeed(seedText)];
    if (problems === undefined || number === undefined) return;
    onMake({
      category: categoryOf(category) ?? settings.category,
      difficulty: difficultyOf(difficulty),
      problems,
      seed: number,
    });
  };
  return (
    <form
      className={card}
      aria-label="Worksheet"
      onSubmit={(event) => {
        event.preventDefault();
        make(seed);
      }}
    >
      <div className={css.form}>
        <div className={row}>
          <SelectField
            label="Category"
            value={category}
            options={CATEGORIES.map(option)}
            onChange={setCategory}
          />
          <SelectField
            label="Difficulty"
            value={difficulty}
            options={[{ value: '', label: 'Any' }, ...DIFFICULTIES.map(option)]}
            onChange={setDifficulty}
          />
          <NumberField
            label="Problems"
            hint={`1 to ${MOST_PROBLEMS}`}
            domain="whole"
            value={count}
            invalid={readCount(count) === undefined}
            onChange={setCount}
          />
          <NumberField
            label="Sheet number"
            hint="A different number gives different problems"
            domain="whole"
            value={seed}
            invalid={readSeed(seed) === undefined}
            onChange={setSeed}
          />
        </div>
        <Actions>
          <Button kind="primary" type="submit">
            Make worksheet
          </Button>
          <Button
            onClick={() => {
              const fresh = String(anySeed());
              setSeed(fresh);
              make(fresh);
            }}
          >
            New problems{' '}
          </Button>
          <Button
            aria-disabled={!isReady}
            onClick={() => {
              if (isReady) window.print();
            }}
          >
            Print
          </Button>
          <CopyButton icon={ICONS.link} label="Copy link" text={() => location.href} />
        </Actions>
      </div>
    </form>
  );
}
