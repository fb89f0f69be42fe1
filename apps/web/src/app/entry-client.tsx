import '@fontsource-variable/stix-two-text/wght.css';
import '@fontsource-variable/source-sans-3/wght.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { findRoute } from '../site/routes.js';
import { App } from './app.js';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root.');
const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);
await findRoute(location.pathname).View.preload();
if (container.firstElementChild) hydrateRoot(container, app);
else createRoot(container).render(app);
