import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { notFound, routes } from '../site/routes.js';
import '../ui/global.css.js';
import { Layout } from './layout/layout.js';

/** The whole site inside a router. */
export function App() {
  return (
    <Layout>
      <Suspense>
        <Routes>
          {[...routes, notFound].map(({ path, View }) => (
            <Route key={path} path={path} element={<View />} />
          ))}
        </Routes>
      </Suspense>
    </Layout>
  );
}
