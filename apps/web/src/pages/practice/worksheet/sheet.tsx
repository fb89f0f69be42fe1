import { useEffect, useRef } from 'react';
import { titleOf } from '../../../features/practice/categories.js';
import { Figure } from '../../../features/practice/figure.js';
import { GraphPicture } from '../../../features/practice/graph/graph-picture.js';
import type { PracticeProblem } from '../../../features/practice/problem.js';
import { ProblemText } from '../../../features/practice/problem-text.js';
import { Icon } from '../../../ui/icon/icon.js';
import { ICONS } from '../../../ui/icon/icons.js';
import { canReplace, withMoved, withReplaced } from './edit.js';
import { type Settings, titleOfVersion, type Version } from './settings.js';
import * as css from './sheet.css.js';

/** A problem with its number in the usual order. */
export interface NumberedProblem {
  readonly number: number;
  readonly problem: PracticeProblem;
}

/** A version of a worksheet with its problems in order. */
export interface ShownVersion {
  readonly version: Version;
  readonly problems: readonly NumberedProblem[];
}

export interface SheetProps {
  readonly settings: Settings;
  readonly versions: readonly ShownVersion[];
}

interface EditableProps extends SheetProps {
  readonly onChange: (settings: Settings) => void;
}

/** Renders the printable sheets, one for each version, with space to work. Buttons move and replace problems. */
export function Sheet({ settings, versions, onChange }: EditableProps) {
  return versions.map((shown) => (
    <OneSheet key={shown.version} settings={settings} shown={shown} onChange={onChange} />
  ));
}

/** Describes a sheet in one line. */
export function aboutText({ topics, seed }: Settings, count: number): string {
  const levels = [...new Set(topics.map(({ level }) => level))];
  const [level] = levels;
  return [
    'MathTools',
    levels.length === 1 && level ? titleOf(level) : 'All difficulties',
    count === 1 ? '1 problem' : `${count} problems`,
    `Sheet number ${seed}`,
  ].join(' · ');
}

interface OneSheetProps extends Pick<EditableProps, 'settings' | 'onChange'> {
  readonly shown: ShownVersion;
}

function OneSheet({ settings, shown: { version, problems }, onChange }: OneSheetProps) {
  const id = version === 'a' ? 'sheet' : 'sheet-b';
  const { lines, columns, space } = settings;
  return (
    <section className={css.sheet} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {titleOfVersion(settings, version)}
      </h2>
      <p className={css.about}>{aboutText(settings, problems.length)}</p>
      {lines !== 'none' && (
        <p className={css.lines}>
          {lines !== 'date' && <span className={css.line}>Name</span>}
          {lines !== 'name' && <span className={css.line}>Date</span>}
        </p>
      )}
      <ol className={css.problems[columns]}>
        {problems.map(({ number, problem }, index) => (
          <li key={number} className={css.problem}>
            <Question problem={problem} />
            {space !== 'none' && <p className={css.answer[space]}>Answer</p>}
            <Tools
              settings={settings}
              version={version}
              number={number}
              at={index}
              count={problems.length}
              onChange={onChange}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Renders the question of a problem with its figure. */
export function Question({ problem }: { readonly problem: PracticeProblem }) {
  return (
    <div className={css.question}>
      <p>
        <ProblemText text={problem.question} />
      </p>
      {problem.drawing && <Figure drawing={problem.drawing} size={13} />}
      {problem.graph && <GraphPicture graph={problem.graph} />}
    </div>
  );
}

interface ToolsProps extends Pick<OneSheetProps, 'settings' | 'onChange'> {
  readonly version: Version;
  readonly number: number;
  readonly at: number;
  readonly count: number;
}

/** Renders the buttons that move and replace a problem. A moved problem keeps the focus. */
function Tools({ settings, version, number, at, count, onChange }: ToolsProps) {
  const tools = useRef<HTMLDivElement>(null);
  const pressed = useRef<number>(undefined);
  useEffect(() => {
    // React may have moved the element, and the browser then drops its focus.
    if (pressed.current !== undefined) tools.current?.querySelectorAll('button')[pressed.current]?.focus();
    pressed.current = undefined;
  }, [at]);
  const move = (by: -1 | 1): void => {
    pressed.current = by < 0 ? 0 : 1;
    onChange(withMoved(settings, number, by));
  };
  const place = at + 1;
  return (
    <div ref={tools} className={css.tools}>
      <ToolButton
        label={`Move problem ${place} up`}
        icon={ICONS.up}
        isOff={at === 0}
        onClick={() => {
          move(-1);
        }}
      />
      <ToolButton
        label={`Move problem ${place} down`}
        icon={ICONS.down}
        isOff={place === count}
        onClick={() => {
          move(1);
        }}
      />
      <ToolButton
        label={`Replace problem ${place}`}
        icon={ICONS.renew}
        isOff={!canReplace(settings, version)}
        onClick={() => {
          onChange(withReplaced(settings, version, number));
        }}
      />
    </div>
  );
}

interface ToolButtonProps {
  readonly label: string;
  readonly icon: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
}

function ToolButton({ label, icon, isOff, onClick }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={css.tool}
      title={label}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onClick();
      }}
    >
      <Icon path={icon} />
    </button>
  );
}
