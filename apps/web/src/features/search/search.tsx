import { type ReactNode, useCallback, useState } from 'react';
import { SearchDialog } from './search-dialog.js';
import { goToSearch, useSearchKey } from './use-search.js';

export interface SearchProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** Renders the button that opens the tool search, as the `/` key does. */
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
      {open && <SearchDialog onClose={hide} />}
    </>
  );
}
