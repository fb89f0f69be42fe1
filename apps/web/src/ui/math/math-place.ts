import { createContext } from 'react';

/** The layout of the place around math. When it changes, the math is measured again. */
export const MathPlace = createContext('');
