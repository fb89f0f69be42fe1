import { useLocation } from 'react-router-dom';
import { Head } from '../site/head.js';
import { findRoute } from '../site/routes.js';
import { page } from '../ui/card/card.css.js';
import '../ui/global.css.js';
import { NotLoaded, Part } from '../ui/part/part.js';
import { Layout } from './layout/layout.js';

/** The whole site inside a router. */
export function App() {
  const { pathname } = useLocation();
  // As the server finds it, letter by letter: the router's own matching would take /Tools/ for /tools.
  const { View } = findRoute(pathname);
  return (
    <Layout>
      <Part name={pathname} failed={<MissingPage />}>
        <View key={pathname} />
      </Part>
    </Layout>
  );
}

function MissingPage() {
  return (
    <div className={page}>
      <Head title="Page not loaded" description="This page could not be loaded." />
      <h1 tabIndex={-1}>Page not loaded</h1>
      <NotLoaded />
    </div>
  );
}
