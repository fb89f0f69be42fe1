import { QueryClientProvider } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { queryClient } from '../features/query/query-client.js';
import { page } from '../ui/card/card.css.js';
import '../ui/global.css.js';
import { Head } from '../ui/head/head.js';
import { PageNames } from '../ui/head/page-names.js';
import { AsyncBoundary, problem } from '../ui/async-boundary/async-boundary.js';
import { Layout } from './layout/layout.js';
import { pageName } from './page-name.js';
import { findRoute } from './routes.js';

/** Renders the site inside a router: the layout and the page at the current address. */
export function App() {
  const { pathname } = useLocation();
  // Paths match exactly, as on the server. The router's own matching would accept /Tools/ for /tools.
  const { View } = findRoute(pathname);
  return (
    <QueryClientProvider client={queryClient}>
      <PageNames value={pageName}>
        <Layout>
          <AsyncBoundary name={pathname} failed={(isLoaded) => <MissingPage isLoaded={isLoaded} />}>
            <View key={pathname} />
          </AsyncBoundary>
        </Layout>
      </PageNames>
    </QueryClientProvider>
  );
}

function MissingPage({ isLoaded }: { readonly isLoaded: boolean }) {
  const title = isLoaded ? 'Something went wrong' : 'Page not loaded';
  return (
    <div className={page}>
      <Head title={title} description="This page couldn’t be shown." />
      <h1 tabIndex={-1}>{title}</h1>
      {problem(isLoaded)}
    </div>
  );
}
