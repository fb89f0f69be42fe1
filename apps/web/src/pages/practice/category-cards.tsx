import type { Category } from '@mathtools/practice';
import { Link } from 'react-router-dom';
import { CATEGORIES } from '../../features/practice/categories.js';
import { ProblemText } from '../../features/practice/problem-text.js';
import { SKILLS } from '../../features/practice/skills.js';
import { color } from '../../ui/theme.css.js';
import * as css from './category-cards.css.js';

/** The math on the picture of each category. Geometry has a drawing. */
const MATH: Readonly<Partial<Record<Category, string>>> = {
  algebra: '$3x+8=35$',
  logarithms: '$log_2(8)=3$',
};

/** The first and last topics of each category. */
const ABOUT: Readonly<Record<Category, string>> = {
  algebra: 'From numbers and fractions to equations, functions and chance.',
  logarithms: 'From powers to the rules of logarithms, growth and decay.',
  geometry: 'From area and angles to trigonometry, solids and vectors.',
};

interface CategoryCardsProps {
  /** Returns the address that the card of a category leads to. */
  readonly linkTo: (category: Category) => string;
}

/** Renders a card for each category: a picture, its title, its topics, and its number of skills. */
export function CategoryCards({ linkTo }: CategoryCardsProps) {
  return (
    <ul className={css.cards}>
      {CATEGORIES.map(({ id, title }) => (
        <li key={id} className={css.category}>
          <Picture category={id} />
          <div>
            <h3>
              <Link to={linkTo(id)}>{title}</Link>
            </h3>
            <p>{ABOUT[id]}</p>
            <p>{`${SKILLS.filter(({ unit }) => unit.category === id).length} skills`}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Picture({ category }: { readonly category: Category }) {
  const math = MATH[category];
  return (
    <div className={css.picture} aria-hidden="true" translate="no">
      {math === undefined ? <Triangle /> : <ProblemText text={math} />}
    </div>
  );
}

/** Renders a right triangle with the names of its sides. Its size depends on that of the text. */
function Triangle() {
  return (
    <svg
      viewBox="0 0 150 96"
      width="5.25em"
      stroke={color.text}
      strokeWidth="1.75"
      strokeLinejoin="round"
      fill="none"
    >
      <path d="M16 80H128V16z" fill={color.result} />
      <path d="M116 80V68H128M40 80a24 24 0 0 0-3.2-12" stroke={color.accent} />
      <g fill={color.text} stroke="none" fontStyle="italic" fontSize="18" textAnchor="middle">
        <text x="72" y="95">
          a
        </text>
        <text x="139" y="52">
          b
        </text>
        <text x="64" y="42">
          c
        </text>
      </g>
    </svg>
  );
}
