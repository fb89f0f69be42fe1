import { figure } from './figure.css.js';
import figures from './figures.svg';

/** The drawing of a tool or a pack, by its id: decorative, in the colours of the theme. */
export function Figure({ id }: { readonly id: string }) {
  return (
    <svg className={figure} viewBox="0 0 72 72" aria-hidden="true">
      <use href={`${figures}#${id}`} />
    </svg>
  );
}
