import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { linkTo } from '../../../features/marketplace/place.js';
import { useLibrary } from '../../../features/marketplace/queries.js';
import { CATEGORIES } from '../../../features/practice/categories.js';
import { lessonsOf, linkToSkill, type Skill, skillOf, UNITS } from '../../../features/practice/skills.js';
import { state } from '../../../features/record/state-line.css.js';
import { DueMark, StateMark, stateText } from '../../../features/record/state-mark.js';
import { type ReviewedRecord, useReviewedRecord } from '../../../features/record/reviewed-record.js';
import { Segmented } from '../../../ui/segmented/segmented.js';
import { LiveText } from '../../../ui/live/live.js';
import { TextField } from '../../../ui/field/text-field.js';
import { head } from '../learner/learner.css.js';
import { countText, foundBy } from './found-by.js';
import { SmallGlyph } from './glyph.js';
import { SkillFolds } from './skill-folds.js';
import { SkillPath } from './skill-path.js';
import { SkillSheet } from './skill-sheet.js';
import { marksOf } from './marks-of.js';
import { NextForYou } from './next-for-you.js';
import { ways } from './next-for-you.css.js';
import * as css from './skill.css.js';
import { useHeading } from './use-heading.js';
import { useIsWide } from './use-is-wide.js';

const VIEWS = [
  { value: 'map', label: 'Map' },
  { value: 'list', label: 'List' },
];

/** Renders every skill by category and unit, with the lessons in the visitor's packs. */
export function SkillMap({ isUnknown }: { readonly isUnknown: boolean }) {
  const heading = useHeading();
  const [typed, setTyped] = useState('');
  const term = useDeferredValue(typed);
  const found = useMemo(() => foundBy(term), [term]);
  const owned = useLibrary().data?.packs ?? [];
  const [view, setView] = useState('map');
  const record = useReviewedRecord();
  const [open, setOpen] = useState<string>();
  const sheet = open === undefined ? undefined : skillOf(open);
  const isWide = useIsWide();
  const isSearch = term.trim() !== '';
  return (
    <section className={css.map} aria-labelledby="skills">
      <div className={head}>
        <h2 id="skills" ref={heading} tabIndex={-1}>
          All skills
        </h2>
        <span className={ways}>
          <Link className={css.link} to="/practice?worksheet=">
            Make a worksheet
          </Link>
          <Link className={css.link} to="/practice">
            Back to all problems
          </Link>
        </span>
      </div>
      {isUnknown && <p role="status">There’s no skill at this address. Choose one of these.</p>}
      <NextForYou record={record} />
      <div className={css.tools}>
        <search>
          <TextField
            label="Search skills"
            name="skill"
            autoComplete="off"
            value={typed}
            onChange={setTyped}
          />
        </search>
        {isWide && <Segmented legend="View" isLegendHidden value={view} onChange={setView} options={VIEWS} />}
      </div>
      <LiveText className={css.count}>{countText(found.length, term)}</LiveText>
      {CATEGORIES.map(({ id, title }) => (
        <Category
          key={id}
          id={id}
          title={title}
          found={found}
          owned={owned}
          record={record}
          shown={isWide ? (view === 'map' && !isSearch ? 'map' : 'list') : 'folds'}
          isSearch={isSearch}
          onOpen={setOpen}
        />
      ))}
      {sheet && (
        <SkillSheet
          skill={sheet}
          onClose={() => {
            setOpen(undefined);
          }}
        />
      )}
    </section>
  );
}

interface CategoryProps {
  readonly id: (typeof CATEGORIES)[number]['id'];
  readonly title: string;
  /** The ids of the skills to show. */
  readonly found: readonly string[];
  /** The ids of the packs the visitor can open. */
  readonly owned: readonly string[];
  readonly record: ReviewedRecord | undefined;
  /** The form of the skills. Narrow screens have one form, and wide ones have a choice. */
  readonly shown: 'map' | 'list' | 'folds';
  readonly isSearch: boolean;
  /** Opens the sheet of a skill. */
  readonly onOpen: (skill: string) => void;
}

function Category({ id, title, found, owned, record, shown, isSearch, onOpen }: CategoryProps) {
  const units = UNITS.filter(({ category }) => category === id)
    .map((unit) => ({ ...unit, skills: unit.skills.filter((skill) => found.includes(skill.id)) }))
    .filter(({ skills }) => skills.length > 0);
  if (units.length === 0) return null;
  return (
    <section className={css.category} aria-labelledby={`skills-${id}`}>
      <h3 id={`skills-${id}`} className={css.title}>
        {title}
      </h3>
      {shown === 'map' && <SkillPath units={units} record={record} onOpen={onOpen} />}
      {shown === 'list' && <UnitList units={units} owned={owned} record={record} />}
      {shown === 'folds' && <SkillFolds units={units} record={record} onOpen={onOpen} isOpen={isSearch} />}
    </section>
  );
}

type ListProps = Pick<CategoryProps, 'owned' | 'record'> & { readonly units: typeof UNITS };

/** Renders the skills by unit, each with its description. */
function UnitList({ units, owned, record }: ListProps) {
  return (
    <ul className={css.units}>
      {units.map((unit) => (
        <li key={unit.title} className={css.listed}>
          <h4 className={css.unit}>{unit.title}</h4>
          <ul className={css.list}>
            {unit.skills.map((skill) => (
              <li key={skill.id} className={css.entry}>
                <SmallGlyph of={skill.id} />
                <div>
                  <Link className={css.link} to={linkToSkill(skill.id)}>
                    {skill.title}
                  </Link>
                  <ListedState marks={marksOf(record, skill.id)} />
                  <p className={css.about}>{skill.about}</p>
                  <Lessons of={skill} owned={owned} />
                </div>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** Renders a learner's state in a skill, in words. A skill that wasn't practiced has none. */
function ListedState({ marks }: { readonly marks: ReturnType<typeof marksOf> }) {
  if (!marks || (marks.state === 'new' && !marks.isDue)) return null;
  return (
    <p className={state}>
      <StateMark state={marks.state} />
      {marks.isDue && <DueMark />}
      <span key={stateText(marks)}>{stateText(marks)}</span>
    </p>
  );
}

interface LessonsProps {
  readonly of: Pick<Skill, 'lessons'>;
  readonly owned: readonly string[];
}

/** Renders links to the lessons that teach a skill, in packs the visitor can open. */
function Lessons({ of, owned }: LessonsProps) {
  const lessons = lessonsOf(of).filter(({ pack }) => owned.includes(pack));
  if (lessons.length === 0) return null;
  return (
    <p className={css.lessons}>
      Lesson:
      {lessons.map(({ pack, lesson, title }) => (
        <span key={pack + lesson} className={css.way}>
          <Link className={css.link} to={linkTo({ pack, lesson })}>
            {title}
          </Link>
        </span>
      ))}
    </p>
  );
}
