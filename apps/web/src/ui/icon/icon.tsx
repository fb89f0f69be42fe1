import { icon } from './icon.css.js';

/** A decorative line drawing of 24 by 24 units, in the colour of the text. */
export function Icon({ path }: { readonly path: string }) {
  return (
    <svg className={icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
