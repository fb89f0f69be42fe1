import { globalStyle, style } from '@vanilla-extract/css';
import { color, radius, screenContainer, space, unseen } from '../theme.css.js';
import { blockInPrint } from '../block-in-print.js';
import { field } from '../field/field.css.js';
import * as answer from '../result/result.css.js';
import { steps } from '../solution/solution.css.js';

export const container = style(screenContainer);

/** The minimum width at which a tool on its own page shows its result next to its inputs. */
const roomy = '(min-width: 46rem)';
/** The same minimum for a tool in a card. */
const roomyCard = 'screen and (min-width: 46rem)';
const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m } as const;

/**
 * The layout of a tool on its own page. On wide screens, the picture is below the inputs, and the steps are below the
 * result. The third row takes what is left of tall inputs, so that no gap opens in the right column.
 */
export const frame = style({
  ...stack,
  '@container': {
    [roomy]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gridTemplateAreas: '"inputs result" "inputs controls" "inputs solution" "picture solution"',
      gridTemplateRows: 'minmax(min-content, 0) minmax(min-content, 0) auto 1fr',
      columnGap: space.xl,
    },
  },
});
/**
 * The layout of a tool in a card: inputs and picture on the left, result and steps on the right, and the guide below both.
 * The picture stays in view next to the steps.
 */
export const cardFrame = style({
  ...stack,
  '@media': {
    [roomyCard]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gridTemplateAreas: '"inputs result" "inputs controls" "inputs working" "picture working" "guide guide"',
      // The third row takes what is left of tall inputs, so that no gap opens in the right column.
      gridTemplateRows: 'auto auto auto 1fr auto',
      gap: `${space.m} ${space.l}`,
    },
  },
});

const area = (name: string) => ({ minWidth: 0, '@container': { [roomy]: { gridArea: name } } });
// Next to a result with a table, the picture begins directly below the inputs, and the steps take two columns below both.
const long = `${frame}:has(${answer.detail}:nth-child(3))`;
globalStyle(long, {
  '@container': {
    [roomy]: {
      gridTemplateAreas: '"inputs result" "picture result" "picture controls" "solution solution"',
      gridTemplateRows: 'minmax(min-content, 0) auto 1fr',
    },
  },
});
globalStyle(`${long} > :not(:has([aria-pressed=true])) ${steps}`, {
  '@container': { [roomy]: { columns: 2, columnGap: space.m, columnRule: `2px solid ${color.margin}` } },
});
const cardArea = (name: string) => ({
  '@media': { [roomyCard]: { selectors: { [`${cardFrame} > &`]: { gridArea: name } } } },
});

export const inputs = style([{ ...stack, ...area('inputs'), alignContent: 'start' }, cardArea('inputs')]);
export const result = style([area('result'), cardArea('result')]);
export const controls = style([area('controls'), cardArea('controls')]);
// In a card, two short fields share a line.
globalStyle(`${cardFrame} > ${inputs}`, { display: 'flex', flexWrap: 'wrap', gap: `${space.m} ${space.s}` });
globalStyle(`${cardFrame} > ${inputs} > *`, { flex: '1 1 100%' });
globalStyle(`${cardFrame} > ${inputs} > ${field}`, { flexBasis: '7.5rem' });
globalStyle(`${cardFrame} > ${inputs} > ${field}:has([type="date"])`, { flexBasis: '11rem' });
globalStyle(`${cardFrame} > ${inputs} :is(button, a)`, {
  '@media': { [roomyCard]: { paddingInline: space.s, fontSize: '0.9375rem' } },
});
globalStyle(`${cardFrame} > :is(${inputs}, ${controls})`, { containerType: 'inline-size' });
export const picture = style({
  ...stack,
  ...area('picture'),
  alignContent: 'start',
  ...screenContainer,
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

export const exampleHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.m,
});

export const working = style([
  stack,
  {
    order: 1,
    gap: space.l,
    alignContent: 'start',
    minWidth: 0,
    paddingTop: space.m,
    borderTop: `1px solid ${color.rule}`,
    '@media': { [roomyCard]: { display: 'contents' } },
  },
]);
globalStyle(`${working} > *`, {
  '@media': {
    [roomyCard]: {
      gridArea: 'working',
      alignSelf: 'start',
      paddingTop: space.m,
      borderTop: `1px solid ${color.rule}`,
    },
  },
});
globalStyle(`${working} > ${picture}`, {
  '@media': { [roomyCard]: { gridArea: 'picture', position: 'sticky', top: '5rem' } },
});
export const guide = style([
  cardArea('guide'),
  {
    order: 2,
    minWidth: 0,
    paddingTop: space.m,
    borderTop: `1px solid ${color.rule}`,
    '@media': { print: { display: 'none' } },
  },
]);

// Next to a tall result, the picture follows the inputs without a gap, and the steps are below in the full width.
const tall = `${cardFrame}:has(> ${result} ${answer.detail}:nth-child(5)):not(:has(> ${guide}))`;
globalStyle(tall, {
  '@media': {
    [roomyCard]: {
      gridTemplateAreas:
        '"inputs result" "picture result" "picture controls" "working working" "guide guide"',
      gridTemplateRows: 'minmax(min-content, 0) auto 1fr auto',
    },
  },
});
// Single steps stay in one column, so that none moves when the next one appears.
globalStyle(`${tall} > ${working} > ${solution}:not(:has([aria-pressed=true]))`, {
  '@media': { [roomyCard]: { display: 'block', columns: '24rem', columnGap: space.l } },
});

// Next to long steps, the guide follows a few short inputs. The number base converter, which has selects, has few steps.
globalStyle(`${cardFrame}:has(> ${guide}):not(:has(> ${inputs} > :nth-child(5), textarea, select))`, {
  '@media': {
    [roomyCard]: {
      gridTemplateAreas: '"inputs result" "guide result" "guide controls" "guide picture" "guide working"',
      gridTemplateRows: 'minmax(min-content, 0) auto auto auto 1fr',
    },
  },
});

// Mutes the colors of a result for previous inputs, and of its steps and picture.
const kept = `:has([data-kept=true]) :is([data-kept], ${solution}, ${picture})`;
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

blockInPrint(`:is(${frame}, ${cardFrame}, ${working}, ${solution})`, space.m);
// Print hides closed details.
globalStyle(`:is(${inputs}, ${solution}) > details:not([open])`, {
  '@media': { print: { display: 'none' } },
});
globalStyle(`${result} > ${answer.panel}`, {
  '@media': { print: { minHeight: 0, paddingBlock: 0 } },
});
