import { createContext } from 'react';

/** What the pages on the way to a page are called, by path. Only app/ knows every page, and hands it in. */
export const PageNames = createContext<(path: string) => string | undefined>(() => undefined);
