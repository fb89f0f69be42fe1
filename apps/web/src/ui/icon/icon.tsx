import { icon } from './icon.css.js';

/** Renders a decorative line drawing of 24 by 24 units in the text color. */
export function Icon({ path }: { readonly path: string }) {
  return (
    <svg className={icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
