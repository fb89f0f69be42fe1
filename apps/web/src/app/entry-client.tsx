import '../../.fonts/fonts.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { reloadIfReplaced } from '../site/updates/version.js';
import { loadStarted, setFailureHandler } from '../ui/later/later.js';
import { mathFont } from '../ui/math/math-font.js';
import { App } from './app.js';
import { layOutRest } from './lay-out-rest.js';
import { PageRouter } from './page-router.js';
import { findRoute } from './routes.js';

setFailureHandler(reloadIfReplaced);

async function start(container: HTMLElement): Promise<void> {
  const app = (
    <StrictMode>
      <PageRouter>
        <App />
      </PageRouter>
    </StrictMode>
  );
  const loaded = await findRoute(location.pathname)
    .View.preload()
    .then(loadStarted)
    .then(
      () => true,
      () => false, // the page shows the failure in its own place
    );
  // A transition hydrates in slices, between which the page responds to input.
  startTransition(() => {
    if (loaded && container.firstElementChild) hydrateRoot(container, app);
    else createRoot(container).render(app);
  });
}

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root.');
// No top-level await: a view that shares a chunk with this module would wait for it, and it for the view.
void start(container);
// Mathematics that comes later finds its font there, and moves nothing.
void mathFont();

const whole = (): void => {
  layOutRest();
  if (import.meta.env.PROD)
    void import('../site/updates/register-worker.js').then(({ registerWorker }) => registerWorker());
};
if (document.readyState === 'complete') whole();
else addEventListener('load', whole);
