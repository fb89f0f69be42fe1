import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { queryClient } from '../../features/query/query-client.js';
import { reloadIfReplaced } from '../../site/updates/version.js';
import { AsyncBoundary } from '../../ui/async-boundary/async-boundary.js';
import { isWorksheet, requestOf } from './place.js';
import { PracticeCenter } from './practice-center.js';
import type { Start } from './use-practice.js';

const Worksheet = lazy(async () => {
  const module = await import('./worksheet/worksheet.js').catch(reloadIfReplaced);
  return { default: module.Worksheet };
});

/** Practice, or a worksheet if the address names one. */
export function Practice() {
  const { search, key } = useLocation();
  const [read, setRead] = useState<Start & { readonly isWorksheet: boolean }>();
  // The query is read after hydration.
  useEffect(() => {
    startTransition(() => {
      setRead({ key, request: requestOf(search), isWorksheet: isWorksheet(search) });
    });
  }, [search, key]);
  const start = read?.key === key ? read : undefined;
  return (
    <QueryClientProvider client={queryClient}>
      {start?.isWorksheet ? (
        <AsyncBoundary>
          <Worksheet key={key} search={search} />
        </AsyncBoundary>
      ) : (
        <PracticeCenter key={key} start={start} />
      )}
    </QueryClientProvider>
  );
}
