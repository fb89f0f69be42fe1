import '../../.fonts/fonts.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { mathFont } from '../ui/math/math-font.js';
import { whenIdle } from '../ui/when-idle.js';
import { App } from './app.js';
import { findRoute } from './routes.js';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root.');

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

/** Hydrates the static page once the code of its view is there; without that code the page shows the failure. */
async function start(root: HTMLElement): Promise<void> {
  const isLoaded = await findRoute(location.pathname)
    .View.preload()
    .then(
      () => true,
      () => false,
    );
  // A transition hydrates in slices, between which the page responds to input.
  startTransition(() => {
    if (isLoaded && root.firstElementChild) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

// No top-level await: a view that shares a chunk with this module would wait for it, and it for the view.
void start(container);
// Mathematics that comes later finds its font there, and moves nothing.
whenIdle(mathFont);
