import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';

/**
 * Every color of the site, in two themes: warm paper with ink, and slate with chalk. `grid` and `margin` are the squares
 * and the red line of a notebook. The tints are backgrounds: `result` for results and laws, `notice` for notices and
 * hints, `assurance` for right answers, guarantees and completed items, `chosen` for selected items.
 */
export const color = createGlobalThemeContract(
  {
    page: 'page',
    surface: 'surface',
    sunken: 'sunken',
    text: 'text',
    quiet: 'quiet',
    rule: 'rule',
    frame: 'frame',
    accent: 'accent',
    accentHover: 'accent-hover',
    onAccent: 'on-accent',
    grid: 'grid',
    margin: 'margin',
    result: 'result',
    notice: 'notice',
    assurance: 'assurance',
    chosen: 'chosen',
    right: 'right',
    wrong: 'wrong',
    warning: 'warning',
  },
  (name) => `color-${String(name)}`,
);

const paper = {
  page: '#f7f2e7',
  surface: '#fffdf8',
  sunken: '#efe8d9',
  text: '#241f1a',
  quiet: '#645a4e',
  rule: '#ddd3c0',
  frame: '#8d8272',
  accent: '#1d4f91',
  accentHover: '#143b70',
  onAccent: '#fffdf8',
  grid: '#dce5e8',
  margin: '#cf7468',
  result: '#e3ebf5',
  notice: '#f6eac6',
  assurance: '#e2efdd',
  chosen: '#e8e0f0',
  right: '#1f6b3a',
  wrong: '#a3261d',
  warning: '#8a4b00',
};

const slate = {
  page: '#1b2321',
  surface: '#232d2a',
  sunken: '#151c1a',
  text: '#efece2',
  quiet: '#b3b7ab',
  rule: '#3a4642',
  frame: '#7f8b84',
  accent: '#f0c75e',
  accentHover: '#f8da8b',
  onAccent: '#1b2321',
  grid: '#2d3834',
  margin: '#b0665f',
  result: '#2b3e46',
  notice: '#44382a',
  assurance: '#234034',
  chosen: '#3d3a50',
  right: '#8fd3a2',
  wrong: '#f2a097',
  warning: '#f2b06a',
};

createGlobalTheme(':root', color, paper);
// Print always uses the light theme.
globalStyle(':root', { colorScheme: 'light', accentColor: color.accent });
globalStyle(':root[data-theme="dark"]', {
  '@media': { screen: { colorScheme: 'dark', vars: assign(slate) } },
});
// Without scripts, data-theme isn't set, so the system preference applies.
globalStyle(':root:not([data-theme])', {
  '@media': {
    'screen and (prefers-color-scheme: dark)': { colorScheme: 'dark', vars: assign(slate) },
  },
});

function assign(values: Record<keyof typeof paper, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(color).map(([name, variable]) => [variable, values[name as keyof typeof paper]]),
  );
}

export const font = createGlobalTheme(':root', {
  serif: '"STIX Two Text Variable", "STIX Fallback", "STIX Android", "STIX Linux", "Times New Roman", serif',
  sans: '"Source Sans 3 Variable", "Source Fallback", "Source Android", "Source Linux", Arial, sans-serif',
});

/** High contrast, in which the browser replaces all colors except those of the system. */
export const forced = '(forced-colors: active)';
/** The spacing scale, in rem. */
export const space = { xs: '0.25rem', s: '0.5rem', m: '1rem', l: '1.5rem', xl: '2.5rem', xxl: '4rem' };

/** The breakpoints of the layout. */
export const wide = 'screen and (min-width: 56rem)';
export const phone = 'screen and (max-width: 40rem)';
/** `tablet` is the width of a page on a tablet in portrait orientation. */
export const width = { page: '72rem', text: '42rem', tablet: '46rem' };
/** The margin at the sides of a page: 16 px on phones, 32 px from 700 px on. */
export const gutter = 'clamp(1rem, 8vw - 1.5rem, 2rem)';
export const radius = '0.375rem';
/** The shadow of elements that float above the page. */
export const shadow = '0 0.25rem 1.5rem rgb(0 0 0 / 0.2)';

/** A size container around drawings. In print it isn't one, because Firefox then doesn't print the text of drawings in it. */
export const screenContainer = { '@media': { screen: { containerType: 'inline-size' } } } as const;
/** A box that scrolls sideways if its content is too wide. Paper doesn't scroll, so nothing may be cut there. */
export const sideways = { '@media': { screen: { overflowX: 'auto', overflowY: 'hidden' } } } as const;

/** Hides text visually but keeps it available to screen readers. */
export const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
