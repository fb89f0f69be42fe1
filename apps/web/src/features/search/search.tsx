import { lazy, type ReactNode, useCallback, useState } from 'react';
import { AsyncBoundary } from '../../ui/async-boundary/async-boundary.js';
import { goToSearch, useSearchKey } from './use-search.js';

const SearchDialog = lazy(async () => ({ default: (await import('./search-dialog.js')).SearchDialog }));

export interface SearchProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** The button that opens the tool search, as the key `/` does. */
export function Search({ className, children }: SearchProps) {
  const [open, setOpen] = useState(false);
  const show = useCallback(() => {
    setOpen(true);
  }, []);
  const hide = useCallback(() => {
    setOpen(false);
  }, []);
  useSearchKey(show);
  return (
    <>
      <button
        type="button"
        className={className}
        data-tooltip="Search tools (press /)"
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={() => {
          goToSearch(show);
        }}
      >
        {children}
      </button>
      {open && (
        <AsyncBoundary>
          <SearchDialog onClose={hide} />
        </AsyncBoundary>
      )}
    </>
  );
}
