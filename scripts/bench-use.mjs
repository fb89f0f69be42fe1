// Measures interactions after the first paint: from a keystroke or click to the layout of its result, and navigation to the next page.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './serve.mjs';

/**
 * The time window, in ms, in which a change counts as caused by an event. A result that is announced later is
 * a repetition.
 */
const WITHIN = 250;
/** The limits in ms. Solvers and monthly schedules may take longer. */
const [KEY, HEAVY, ROUTE] = [16, 50, 50];
const KEYS = 5;
const SLOWER = 4;
/** The viewport, which is wide enough for the links in the header. */
const SCREEN = { width: 1100, height: 823 };

/** Returns the folders of the tools. */
const toolIds = () =>
  readdirSync(join(root, 'apps/web/src/tools'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Runs in the page: measures the ms from a key press or click to the layout of its result and of its last change. */
function observe() {
  let from;
  let heading;
  const shown = () => globalThis.document.querySelector('h1')?.textContent;
  const start = ({ timeStamp }) => {
    from = timeStamp;
    heading = shown();
    globalThis.took = { first: 0, result: undefined, all: 0, page: undefined };
  };
  for (const name of ['keydown', 'click']) globalThis.addEventListener(name, start, { capture: true });
  const isIn =
    (selector) =>
    ({ target }) =>
      (target.nodeType === 1 ? target : target.parentElement)?.closest(selector);
  const isResult = isIn('[aria-label=Answer]');
  const isAnnouncement = isIn('output'); // Made after a pause, for screen readers.
  const onChange = (changes) => {
    if (from === undefined || changes.every(isAnnouncement)) return;
    globalThis.document.body.getBoundingClientRect(); // Forces a layout.
    const took = performance.now() - from;
    globalThis.took.first ||= took;
    globalThis.took.all = took;
    if (changes.some(isResult)) globalThis.took.result ??= took;
    if (shown() !== heading) globalThis.took.page ??= took;
  };
  const options = { subtree: true, childList: true, characterData: true, attributes: true };
  new globalThis.MutationObserver(onChange).observe(globalThis.document, options);
}

/** Opens a page with a 4× CPU slowdown and waits until all of its chunks are loaded. */
async function openPage(browser, url) {
  const context = await browser.newContext({
    viewport: SCREEN,
    serviceWorkers: 'block',
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

/**
 * Presses a key. Returns the time until the result changed (or anything else, if the result stays the same)
 * and until all changes were complete.
 */
async function press(page, key) {
  await page.keyboard.press(key);
  await page.waitForTimeout(WITHIN);
  const { first, result, all } = await page.evaluate('took');
  return { result: result ?? first, all };
}

/** Returns the median of some keystrokes at the end of a field. Each one leaves the field unchanged or a digit longer, or moves a date by a day or a year. */
async function type(page, field) {
  const keys = [];
  const isDate = (await field.getAttribute('type')) === 'date';
  const [there, back] = isDate ? ['ArrowUp', 'ArrowDown'] : ['1', 'Backspace'];
  await field.click();
  await page.keyboard.press('End');
  // The first keystroke loads the code.
  for (const key of [there, back]) await press(page, key);
  await page.waitForLoadState('networkidle');
  for (let n = 0; n < KEYS; n++) {
    keys.push(await press(page, there));
    await press(page, back);
  }
  return { result: median(keys.map(({ result }) => result)), all: median(keys.map(({ all }) => all)) };
}

function report(name, took, limit, more = '') {
  const isKept = took <= limit;
  console.log(
    `${isKept ? '✓' : '✗'} ${name.padEnd(60)} ${took.toFixed(1).padStart(6)} ms of ${limit}${more}`,
  );
  if (!isKept) process.exitCode = 1;
}

/** Returns the slowest visible field, measured by a keystroke at the end of its content. */
async function slowestField(fields) {
  let slowest = { result: 0, all: 0, name: '' };
  for (const field of await fields.all()) {
    if (!(await field.isVisible()) || !(await field.isEditable())) continue;
    const took = await type(field.page(), field);
    const name = await field.evaluate((element) => element.labels?.[0]?.textContent ?? '');
    if (took.result > slowest.result) slowest = { ...took, name };
  }
  return slowest;
}

const FIELDS = 'input:is([type=text], [type=date], [type=number], [type=search], :not([type])), textarea';

/** Opens a tool of the list and loads its example. */
async function measureTool(page, id) {
  const tool = page.locator(`section#${id}`);
  const example = tool.getByRole('button', { name: /^Load example$/i });
  if ((await example.count()) > 0) await example.first().click();
  await page.waitForLoadState('networkidle');
  return slowestField(tool.locator(FIELDS));
}

/**
 * Adds a field whose result is its own text, to measure the time that the browser itself takes to handle a
 * key on the tool's page.
 */
async function measureFloor(page) {
  await page.evaluate(() => {
    const [field, result] = ['input', 'div'].map((name) => globalThis.document.createElement(name));
    result.ariaLabel = 'Answer';
    field.addEventListener('input', () => {
      result.textContent = field.value;
    });
    globalThis.document.querySelector('main').prepend(field, result);
  });
  return type(page, page.locator('main > input'));
}

/** The slowest cases, each with its name, its address and the section to open first. */
const HEAVY_CASES = [
  [
    'expand',
    '/tools/logarithm-simplifier?mode=expand&expression=log_2(64*a^3*b^4*c^5*d^6*e^7*f^8/(m^3*n^4*p^5))',
  ],
  ['condense', '/tools/logarithm-simplifier?mode=condense&expression=3%2B3*log_2(x)-log_2(y)%2B5*log_2(z)'],
  ['solve', '/tools/logarithm-simplifier?mode=solve&expression=log_2(x)%2Blog_2(x-2)%3D3'],
  [
    'a schedule of 30 years',
    '/tools?loan.principal=200000&loan.annualRate=6.5&loan.years=30#loan',
    'Payment schedule, month by month',
  ],
];

/** Preloads a page's code by hovering over its link, then follows the link. */
async function measureRoute(browser, origin, path) {
  const times = [];
  for (let run = 0; run < 3; run++) {
    const page = await openPage(browser, `${origin}${path === '/' ? '/about' : '/'}`);
    const link = page.locator(`header nav a[href="${path}"]`).first();
    await link.hover();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(WITHIN);
    await link.click();
    await page.getByRole('main').waitFor();
    await page.waitForTimeout(4 * WITHIN);
    times.push(await page.evaluate('took.page ?? Infinity'));
    await page.context().close();
  }
  return median(times);
}

/** Prints a line for each tool, slow case and page in the header, and sets the exit code if a limit is exceeded. */
export async function measureUse(browser, origin) {
  const onPage = async (path, use) => {
    const page = await openPage(browser, origin + path);
    const result = await use(page);
    await page.context().close();
    return result;
  };
  const reportField = ({ result, all, name }, what, limit) =>
    report(`a key: ${what}, ${name}`, result, limit, `, all of it ${all.toFixed(1)}`);
  const floor = await onPage('/tools', measureFloor);
  console.log(`  ${'a key: the browser alone'.padEnd(60)} ${floor.result.toFixed(1).padStart(6)} ms`);
  for (const id of toolIds()) {
    const field = await onPage(`/tools?tool=${id}`, (page) => measureTool(page, id));
    reportField(field, id, id === 'equation' ? HEAVY : KEY);
  }
  for (const [name, path, opened] of HEAVY_CASES) {
    const field = await onPage(path, async (page) => {
      if (opened) await page.getByText(opened).first().click();
      return slowestField(page.locator(path.startsWith('/tools?') ? 'section#loan' : 'main').locator(FIELDS));
    });
    reportField(field, name, HEAVY);
  }
  const paths = await onPage('/', (page) =>
    page.evaluate(
      '[...new Set([...document.querySelectorAll(\'header nav a[href^="/"]\')].map((a) => a.pathname))]',
    ),
  );
  for (const path of paths) report(`to ${path}`, await measureRoute(browser, origin, path), ROUTE);
}
