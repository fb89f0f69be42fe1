import { createContext } from 'react';

/** The context of the function that names a page by its path, for breadcrumbs; app/ provides it, since it knows every page. */
export const PageNames = createContext<(path: string) => string | undefined>(() => undefined);
