import { figure } from './figure.css.js';
import figures from './figures.svg';

/** Renders the decorative drawing of a tool or a pack in the colors of the theme. */
export function Figure({ id }: { readonly id: string }) {
  return (
    <svg className={figure} viewBox="0 0 72 72" aria-hidden="true">
      <use href={`${figures}#${id}`} />
    </svg>
  );
}
