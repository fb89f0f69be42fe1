import { globalStyle, style } from '@vanilla-extract/css';
import { color, radius, screenContainer, space, unseen } from '../theme.css.js';
import { blockInPrint } from '../block-in-print.js';
import { field } from '../field/field.css.js';
import * as answer from '../result/result.css.js';

export const container = style(screenContainer);

/** The minimum width at which a tool on its own page shows its result next to its inputs. */
const roomy = '(min-width: 46rem)';
/** The same minimum for a tool in a card. */
const roomyCard = 'screen and (min-width: 46rem)';
const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m } as const;
/**
 * Wide screens show the steps directly below the result, and everything else below the inputs. The rows after the result take
 * what is left of tall inputs or steps, so that no gap opens above the steps.
 */
const columns = {
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  gridTemplateAreas: '"inputs result" "inputs solution" "controls solution" "more solution" "guide guide"',
  gridTemplateRows: 'minmax(min-content, 0) auto auto 1fr auto',
} as const;

/** The layout of a tool on its own page. */
export const frame = style({
  ...stack,
  rowGap: space.s,
  '@container': { [roomy]: { ...columns, columnGap: space.xl } },
});
/** The layout of a tool in a card, with the guide below both columns. */
export const cardFrame = style({
  ...stack,
  rowGap: space.s,
  '@media': { [roomyCard]: { ...columns, columnGap: space.l } },
});

const area = (name: string) =>
  [
    { minWidth: 0, '@container': { [roomy]: { gridArea: name } } },
    { '@media': { [roomyCard]: { selectors: { [`${cardFrame} > &`]: { gridArea: name } } } } },
  ] as const;

export const inputs = style([{ ...stack, alignContent: 'start', marginBottom: space.s }, ...area('inputs')]);
/** The place of the result, with a menu in its corner. */
export const result = style([{ position: 'relative' }, ...area('result')]);
globalStyle(`${result} :is(${answer.label}, ${answer.empty})`, { paddingInlineEnd: space.xl });
export const controls = style([{ justifySelf: 'start' }, ...area('controls')]);
// In a card, two short fields share a line.
globalStyle(`${cardFrame} > ${inputs}`, { display: 'flex', flexWrap: 'wrap', gap: `${space.m} ${space.s}` });
globalStyle(`${cardFrame} > ${inputs} > *`, { flex: '1 1 100%' });
globalStyle(`${cardFrame} > ${inputs} > ${field}`, { flexBasis: '7.5rem' });
globalStyle(`${cardFrame} > ${inputs} > ${field}:has([type="date"])`, { flexBasis: '11rem' });
globalStyle(`${cardFrame} > ${inputs} :is(button, a)`, {
  '@media': { [roomyCard]: { paddingInline: space.s, fontSize: '0.9375rem' } },
});
globalStyle(`${cardFrame} > ${inputs}`, { containerType: 'inline-size' });
export const picture = style({ ...stack, alignContent: 'start', ...screenContainer });
export const solution = style([{ ...stack, alignContent: 'start', gap: space.l }, ...area('solution')]);
/** Further values and the picture, which stays in view next to long steps. */
export const more = style([
  { ...stack, alignContent: 'start', gap: space.l, marginTop: space.m },
  ...area('more'),
]);
globalStyle(`${cardFrame} > ${more}`, {
  '@media': { [roomyCard]: { position: 'sticky', top: '5rem', alignSelf: 'start' } },
});

/** When an example is shown, only screen readers get the empty panel. */
globalStyle(`${result}[data-example]`, unseen);
export const example = style([
  ...area('result'),
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xs,
    minWidth: 0,
    padding: `${space.s} ${space.m}`,
    border: `1px dashed ${color.frame}`,
    borderRadius: radius,
    color: color.quiet,
    '@media': { [roomyCard]: { alignSelf: 'start' } },
  },
]);
globalStyle(`${example} ${answer.panel}`, { minHeight: 0, padding: 0, background: 'none' });
globalStyle(`${example} ${answer.main}`, { fontSize: '1.375rem', fontWeight: 400 });
globalStyle(`${example} ${answer.beside}`, { fontSize: '1.1875rem' });
globalStyle(`${example} ${answer.note}`, { display: 'none' });
export const exampleTitle = style({ color: color.quiet, fontSize: '0.9375rem', fontStyle: 'italic' });

export const exampleHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.m,
});

export const guide = style([
  ...area('guide'),
  {
    marginTop: space.m,
    paddingTop: space.m,
    borderTop: `1px solid ${color.rule}`,
    '@media': { print: { display: 'none' } },
  },
]);

// Mutes the colors of a result for previous inputs, and of its steps and picture.
const kept = `:has([data-kept=true]) :is([data-kept], ${solution}, ${more})`;
globalStyle(`${frame}${kept}, ${cardFrame}${kept}`, {
  vars: {
    [color.text]: color.quiet,
    [color.accent]: color.quiet,
    [color.wrong]: color.quiet,
    [color.margin]: color.quiet,
    [color.result]: color.sunken,
  },
  color: color.quiet,
});

blockInPrint(`:is(${frame}, ${cardFrame}, ${solution}, ${more})`, space.m);
// Print hides closed details.
globalStyle(`:is(${inputs}, ${solution}) > details:not([open])`, {
  '@media': { print: { display: 'none' } },
});
globalStyle(`${result} > ${answer.panel}`, {
  '@media': { print: { minHeight: 0, paddingBlock: 0 } },
});
