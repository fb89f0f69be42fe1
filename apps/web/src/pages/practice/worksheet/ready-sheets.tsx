import { examples } from 'virtual:skill-examples';
import { Link } from 'react-router-dom';
import { ProblemText } from '../../../features/practice/problem-text.js';
import { linkCard } from '../../../ui/card/card.css.js';
import { three } from '../../page.css.js';
import { linkOf, problemsIn, type Settings } from './settings.js';
import * as css from './worksheet.css.js';

/** Sheets to start with: a title, and skills with their numbers of problems. */
const SHEETS: readonly (readonly [title: string, skills: Readonly<Record<string, number>>])[] = [
  ['Fractions', { 'add-fractions': 4, 'multiply-fractions': 3, 'fraction-decimal-percent': 3 }],
  ['Equations', { 'linear-equation': 4, 'parentheses-equation': 3, 'one-unknown': 3 }],
  ['Triangles', { 'triangle-area': 3, 'polygon-angles': 3, pythagoras: 4 }],
];

/**
 * Renders links to sheets that are ready, each with an example for each skill, while no skill is chosen. On narrow screens,
 * they precede the settings.
 */
export function ReadySheets({ settings }: { readonly settings: Settings }) {
  return (
    <div className={css.group}>
      <p>Choose skills, or start with one of these sheets. You can change everything afterward.</p>
      <ul className={three}>
        {SHEETS.map(([title, skills]) => {
          const topics = Object.entries(skills).map(([id, count]) => ({ id, count, level: undefined }));
          return (
            <li key={title} className={linkCard}>
              <h3>
                <Link to={linkOf({ ...settings, topics })}>{title}</Link>
              </h3>
              <p>{`${problemsIn(topics)} problems, such as:`}</p>
              <ol className={css.preview} aria-label="Examples">
                {topics.map(({ id }) => (
                  <li key={id}>
                    <ProblemText text={examples[id] ?? ''} />
                  </li>
                ))}
              </ol>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
