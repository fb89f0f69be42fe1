import { createRoot } from 'react-dom/client';
import { Button } from '../../ui/button/button.js';
import { reload } from '../../ui/reload/reload.js';
import * as css from './update-prompt.css.js';

let offered = false;

/** Announces a new version of the site, once per page load. The visitor decides when to reload. */
export function offerReload(): void {
  if (offered) return;
  offered = true;
  const place = document.body.appendChild(document.createElement('div'));
  place.className = css.prompt;
  place.setAttribute('role', 'status');
  const root = createRoot(place);
  root.render(
    <>
      <span className={css.text}>A new version is ready</span>
      <Button
        kind="primary"
        onClick={() => {
          reload();
        }}
      >
        Reload
      </Button>
      <Button
        onClick={() => {
          root.unmount();
          place.remove();
        }}
      >
        Later
      </Button>
    </>,
  );
}
