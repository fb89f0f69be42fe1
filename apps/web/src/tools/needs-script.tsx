import { needsScript } from './needs-script.css.js';

/** The sentence of a tool where scripts are off. */
export function NeedsScript() {
  return (
    <p className={needsScript}>
      This tool needs JavaScript. Turn it on in your browser, then reload the page.
    </p>
  );
}
