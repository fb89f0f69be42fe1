import * as css from './solution.css.js';
import { WHYS } from './whys.js';

/** Says in a sentence why a step may be done. */
export function Picture({ id }: { readonly id: string }) {
  return <p className={css.why}>{WHYS[id]}</p>;
}
