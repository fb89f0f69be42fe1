import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Wish } from '../../features/practice/problem.js';
import { queryClient } from '../../features/query/query-client.js';
import { reloadIfReplaced } from '../../site/updates/version.js';
import { Part } from '../../ui/part/part.js';
import { wishOf } from './place.js';
import { PracticeCenter } from './practice-center.js';

const Worksheet = lazy(async () => {
  const module = await import('./worksheet/worksheet.js').catch(reloadIfReplaced);
  return { default: module.Worksheet };
});

interface Arrival {
  readonly key: string;
  /** What the address asks for; a query is read after hydration only. */
  readonly wish: Wish;
  readonly isWorksheet: boolean;
}

/** Practice, or a worksheet where the address names one. */
export function Practice() {
  const { search, key } = useLocation();
  const [arrival, setArrival] = useState<Arrival>();
  useLayoutEffect(() => {
    setArrival({ key, wish: wishOf(search), isWorksheet: new URLSearchParams(search).has('worksheet') });
  }, [search, key]);
  return (
    <QueryClientProvider client={queryClient}>
      {arrival?.isWorksheet ? (
        <Part>
          <Worksheet key={arrival.key} search={search} />
        </Part>
      ) : (
        <PracticeCenter key={arrival?.key} start={arrival?.wish} />
      )}
    </QueryClientProvider>
  );
}
