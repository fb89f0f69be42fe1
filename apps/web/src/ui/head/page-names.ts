import { createContext } from 'react';

/** Context with a function that returns a page's name by path, for breadcrumbs. app/ provides it, because it knows every page. */
export const PageNames = createContext<(path: string) => string | undefined>(() => undefined);
