import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, phone, radius, space, unseen } from '../theme.css.js';
import { field, quarters } from '../field/field.css.js';
import * as answer from '../result/result.css.js';

export const container = style({ containerType: 'inline-size' });

/** The minimum width at which a tool on its own page shows its result next to its inputs. */
const roomy = '(min-width: 46rem)';
/** The same minimum for a tool in a card. */
const roomyCard = 'screen and (min-width: 48rem)';
/** The minimum viewport width at which the open card's work is shown next to all cards. */
const beside = 'screen and (min-width: 64rem)';

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m } as const;

/**
 * The layout of a tool on its own page. On wide screens, the inputs are on the left, the result and the picture
 * on the right, and the steps below in the full width.
 */
export const frame = style({
  ...stack,
  '@container': {
    [roomy]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gridTemplateAreas: '"inputs result" "inputs controls" "inputs picture" "solution solution"',
      gridTemplateRows: 'auto auto 1fr auto',
      columnGap: space.xl,
    },
  },
});
/** The layout of a tool in a card. The foot is below the result, and the work is next to all cards or below the foot. */
export const cardFrame = style({
  ...stack,
  '@media': {
    [roomyCard]: {
      gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)',
      gridTemplateAreas: '"inputs result" "inputs controls" "inputs foot" "working working"',
      gridTemplateRows: 'auto auto 1fr auto',
      gap: `${space.xs} ${space.l}`,
    },
  },
});

const area = (name: string) => ({ minWidth: 0, '@container': { [roomy]: { gridArea: name } } });
const cardArea = (name: string) => ({
  '@media': { [roomyCard]: { selectors: { [`${cardFrame} > &`]: { gridArea: name } } } },
});

export const inputs = style([{ ...stack, ...area('inputs'), alignContent: 'start' }, cardArea('inputs')]);
export const result = style([area('result'), cardArea('result')]);
export const controls = style([area('controls'), cardArea('controls')]);
// In a card, two short fields share a line.
globalStyle(`${cardFrame} > ${inputs}`, { display: 'flex', flexWrap: 'wrap', gap: `${space.m} ${space.s}` });
globalStyle(`${cardFrame} > ${inputs} > *`, { flex: '1 1 100%' });
globalStyle(`${cardFrame} > ${inputs} > ${field}`, { flexBasis: '8rem' });
globalStyle(`${cardFrame} > ${inputs} > ${field}:has([type="date"])`, { flexBasis: '11rem' });
globalStyle(`${cardFrame} > ${inputs} ${quarters}`, {
  '@container': { '(min-width: 16rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
globalStyle(`${cardFrame} > ${inputs} :is(button, a)`, {
  '@media': { [roomyCard]: { paddingInline: space.s, fontSize: '0.9375rem' } },
});
globalStyle(`${cardFrame} > ${result} ${answer.main}`, {
  '@media': { [roomyCard]: { fontSize: '1.75rem' } },
});
globalStyle(`${cardFrame} ${answer.details}`, {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7rem, 100%), 1fr))',
});
/** The card itself can't be a container, because it would contain the absolutely positioned work. */
globalStyle(`${cardFrame} > :is(${inputs}, ${controls})`, { containerType: 'inline-size' });
export const picture = style({
  ...stack,
  ...area('picture'),
  alignContent: 'start',
  containerType: 'inline-size',
});
export const solution = style({ ...stack, ...area('solution'), gap: space.l });

/** When an example is shown, only screen readers get the empty panel. */
globalStyle(`${result}[data-example]`, unseen);
export const example = style([
  cardArea('result'),
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
globalStyle(`${example} :is(${answer.details}, ${answer.note})`, { display: 'none' });
export const exampleTitle = style({ color: color.quiet, fontSize: '0.9375rem', fontStyle: 'italic' });

export const foot = style([
  cardArea('foot'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    columnGap: space.m,
    marginInline: `-${space.s}`,
    fontSize: '0.9375rem',
    '@media': { [phone]: { marginBlock: `-${space.s}` }, print: { display: 'none' } },
  },
]);

/** The work: below the foot of the card, or next to all cards, where the list leaves room for it. */
const place = {
  order: 1,
  minWidth: 0,
  '@media': { [roomyCard]: { gridArea: 'working', marginTop: space.m } },
} as const;
export const working = style([
  place,
  {
    '@media': {
      [beside]: {
        gridArea: 'auto',
        margin: 0,
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: 0,
        width: 'calc(40% - 0.75rem)',
      },
    },
  },
]);
export const workingBeside = style([
  working,
  { '@media': { 'not screen and (min-width: 64rem)': { display: 'none' } } },
]);
export const panel = style([
  stack,
  {
    gap: space.l,
    paddingTop: space.m,
    borderTop: `1px solid ${color.rule}`,
    '@media': {
      [beside]: {
        position: 'sticky',
        top: '5rem',
        maxHeight: 'min(100%, calc(100dvh - 6rem))',
        overflowY: 'auto',
        scrollbarWidth: 'thin',
        padding: space.l,
        background: color.surface,
        border: `1px solid ${color.frame}`,
        borderRadius: radius,
      },
    },
  },
]);
export const panelTitle = style({
  display: 'none',
  fontFamily: font.serif,
  fontWeight: 600,
  fontSize: '1.1875rem',
  '@media': { [beside]: { display: 'block' } },
});
export const panelHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.m,
});
globalStyle(`${panelHead} > ${exampleTitle}`, { flexBasis: '100%' });
/** The button is shown when the panel scrolls, because nothing else indicates that a guide follows the steps. */
globalStyle(`${panelHead} > button`, {
  marginBlock: `-${space.s}`,
  marginInlineEnd: `-${space.s}`,
  fontSize: '0.9375rem',
  '@media': { 'not screen and (min-width: 64rem)': { display: 'none' } },
});
export const stepsPlaceholder = style({ color: color.quiet });
export const guide = style({
  outline: 'none',
  paddingTop: space.m,
  borderTop: `1px solid ${color.rule}`,
  '@media': { print: { display: 'none' } },
});

// Mutes the colors of a result for previous inputs, and of its steps and picture.
globalStyle(`:is(${frame}, ${cardFrame}):has([data-kept=true]) :is([data-kept], ${solution}, ${picture})`, {
  vars: {
    [color.text]: color.quiet,
    [color.accent]: color.quiet,
    [color.wrong]: color.quiet,
    [color.margin]: color.quiet,
    [color.result]: color.sunken,
  },
  color: color.quiet,
});

// In print, uses block layout, because grid items can overlap at page breaks, and hides closed details.
globalStyle(`:is(${frame}, ${cardFrame}, ${panel}, ${solution})`, {
  '@media': { print: { display: 'block' } },
});
globalStyle(`:is(${frame}, ${cardFrame}, ${panel}, ${solution}) > * + *`, {
  '@media': { print: { marginTop: space.m } },
});
globalStyle(`:is(${inputs}, ${solution}) > details:not([open])`, {
  '@media': { print: { display: 'none' } },
});
globalStyle(`${result} > ${answer.panel}`, {
  '@media': { print: { minHeight: 0, paddingBlock: 0 } },
});
