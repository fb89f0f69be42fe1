import type { Topic } from '@mathtools/practice/topics';
import { useRef, useState } from 'react';
import { difficultyOf, titleOf } from '../../../features/practice/categories.js';
import { hint, narrowRow } from '../../../ui/field/field.css.js';
import { NumberField, SelectField } from '../../../ui/field/field.js';
import { Icon } from '../../../ui/icon/icon.js';
import { ICONS } from '../../../ui/icon/icons.js';
import { iconButton } from '../../../ui/icon/icon.css.js';
import { LiveText } from '../../../ui/live/live.js';
import { withChangedTopic, withoutTopic } from './edit.js';
import { levelsOf, MOST_PROBLEMS, problemsIn, readCount, type Settings, topicTitle } from './settings.js';
import * as css from './worksheet.css.js';

export interface PartProps {
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
}

/** Renders the skills of a worksheet, each with its number of problems and their difficulty. */
export function Topics({ settings, onChange }: PartProps) {
  const { topics } = settings;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        Skills
      </h3>
      {topics.length > 0 && (
        <ul className={css.topics}>
          {topics.map((topic, index) => (
            <li key={`${index} ${topic.id}`}>
              <Row
                topic={topic}
                most={MOST_PROBLEMS - problemsIn(topics) + topic.count}
                onChange={(change) => {
                  onChange(withChangedTopic(settings, index, change));
                }}
                onRemove={() => {
                  onChange(withoutTopic(settings, index));
                  heading.current?.focus(); // The button that was pressed is removed.
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <LiveText className={hint}>{totalText(problemsIn(topics))}</LiveText>
    </>
  );
}

function totalText(count: number): string {
  if (count === 0) return `Choose up to ${MOST_PROBLEMS} problems.`;
  return count === 1
    ? `1 problem (maximum ${MOST_PROBLEMS})`
    : `${count} problems (maximum ${MOST_PROBLEMS})`;
}

interface RowProps {
  readonly topic: Topic;
  /** The maximum number of problems, so that the sheet doesn't get too long. */
  readonly most: number;
  readonly onChange: (change: Partial<Topic>) => void;
  readonly onRemove: () => void;
}

function Row({ topic: { id, count, level }, most, onChange, onRemove }: RowProps) {
  const [typed, setTyped] = useState(String(count));
  const title = topicTitle(id) ?? id;
  const fitting = (text: string): number | undefined => {
    const number = readCount(text);
    return number !== undefined && number <= most ? number : undefined;
  };
  return (
    <div role="group" aria-label={title}>
      <p className={css.topicHead}>
        <strong>{title}</strong>
        <button type="button" className={iconButton} aria-label={`Remove ${title}`} onClick={onRemove}>
          <Icon path={ICONS.remove} />
        </button>
      </p>
      <div className={narrowRow}>
        <NumberField
          label="Problems"
          hint={most === 1 ? '1' : `1 to ${most}`}
          domain="whole"
          value={typed}
          invalid={fitting(typed) === undefined}
          onChange={(text) => {
            setTyped(text);
            const number = fitting(text);
            if (number !== undefined) onChange({ count: number });
          }}
        />
        <SelectField
          label="Difficulty"
          value={level ?? ''}
          options={[
            { value: '', label: 'Any' },
            ...levelsOf(id).map((one) => ({ value: one, label: titleOf(one) })),
          ]}
          onChange={(text) => {
            onChange({ level: difficultyOf(text) });
          }}
        />
      </div>
    </div>
  );
}
