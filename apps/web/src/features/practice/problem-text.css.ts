import { globalStyle, style } from '@vanilla-extract/css';

export const together = style({ whiteSpace: 'nowrap' });

/** On a phone, an equation that doesn't fit breaks at its relation. */
export const equation = style({});
const narrow = '(max-width: 30rem)';
globalStyle(`${equation} math`, { '@media': { [narrow]: { display: 'inline-block', maxWidth: '100%' } } });
globalStyle(`${equation} math > mrow`, {
  '@media': {
    [narrow]: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '0.28em' },
  },
});
