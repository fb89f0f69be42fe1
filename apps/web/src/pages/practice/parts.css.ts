import { style } from '@vanilla-extract/css';
import { font, space } from '../../ui/theme.css.js';

/** Parts of a page, one below the other. */
export const stack = style({ display: 'grid', gap: space.m, gridTemplateColumns: 'minmax(0, 1fr)' });
/** A page below the heading of the Practice Center. */
export const page = style([stack, { marginTop: space.m }]);
export const list = style({ padding: 0, listStyle: 'none' });
/** A link that is easy to tap. */
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' });
/** The title of a small part, such as a unit. */
export const title = style({ margin: 0, fontFamily: font.serif, fontSize: '1.1875rem' });
