import { globalStyle, style } from '@vanilla-extract/css';

/** A row of the table for each fact, and a column for each digit. */
export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  textAlign: 'center',
  fontSize: '0.875rem',
});
globalStyle(`${table} th`, { width: '2.5rem', padding: 0, textAlign: 'start' });
globalStyle(`${table} button`, { width: '100%', padding: 0, fontSize: '1.1875rem' });
