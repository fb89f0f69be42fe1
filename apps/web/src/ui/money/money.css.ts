import { style } from '@vanilla-extract/css';

/** An amount. Like separators, its sign is generated, so figures and copies are plain numbers, but it is read aloud. */
export const money = style({ whiteSpace: 'nowrap', '::before': { content: 'attr(data-sign)' } });

/** The options are one sign each. */
export const choice = style({ maxWidth: '7rem' });
