import { needsScript } from './needs-script.css.js';

/** Tells visitors without JavaScript that the tool needs it. */
export function NeedsScript() {
  return (
    <p className={needsScript}>
      This tool requires JavaScript. Turn it on in your browser, then reload the page.
    </p>
  );
}
