import {
  type Expression,
  expressionLatex,
  expressionText,
  type Step,
  stepLatex,
  stepMathml,
} from '@mathtools/math-core/steps';
import { readCall } from './call.js';
import { FUNCTIONS } from './topics.js';

const EXAMPLES = [
  `solve('x^2 - 5x + 6 = 0')`,
  `solve('x + y = 10; 2x - 3y = 6')`,
  `checkWorking(['2x + 6 = 10', '2x = 16', 'x = 8'])`,
  `simplify('(x^2 - 1)/(x - 1)')`,
  `convert({ value: 5, from: 'miles', to: 'km' })`,
  `loan({ principal: 200000, annualRate: 6.5, years: 30 })`,
  `statistics({ values: [2, 4, 4, 4, 5, 5, 7, 9] })`,
  `evaluateLogarithm({ base: 8, value: 4 })`,
  `age({ birth: '2000-02-29', target: '2023-02-28' })`,
  `calculateFractions({ left: '1 3/4', operation: 'add', right: '5/6' })`,
];

function element<T extends HTMLElement>(id: string, type: new () => T): T {
  const found = document.getElementById(id);
  if (found instanceof type) return found;
  throw new Error(`The page has no ${id}.`);
}

const call = element('call', HTMLTextAreaElement);
const example = element('example', HTMLSelectElement);
const link = element('link', HTMLAnchorElement);

/** Returns the steps of a result, of its value, or of a step. */
function stepsOf(value: unknown): readonly Step[] {
  const { steps } = Object(value) as { readonly steps?: unknown };
  return Array.isArray(steps) ? (steps as readonly Step[]) : [];
}

/** Returns the expression that a function returned or that its result contains. */
function expressionIn(value: unknown): Expression | undefined {
  const { result, after } = Object(value) as { readonly result?: unknown; readonly after?: unknown };
  const found = [value, result, after].find((part) => Array.isArray(part) && typeof part[0] === 'string');
  try {
    if (found !== undefined) expressionText(found as Expression);
    return found as Expression | undefined;
  } catch {
    return undefined; // an array of something else
  }
}

function shown(value: unknown): string {
  const text = JSON.stringify(
    value,
    (key, part: unknown) =>
      key === 'steps' ? undefined : typeof part === 'bigint' ? `${String(part)}n` : part,
    2,
  ) as string | undefined;
  return text ?? String(value);
}

function item(step: Step): HTMLLIElement {
  const line = document.createElement('li');
  line.append(`${step.law}: `);
  // stepMathml escapes all text.
  line.insertAdjacentHTML('beforeend', `<math>${stepMathml(step)}</math>`);
  return line;
}

function show(error: string, value?: unknown): void {
  const steps = stepsOf(value);
  const expression = expressionIn(value);
  const lines = [...steps.map(stepLatex), ...(expression === undefined ? [] : [expressionLatex(expression)])];
  element('error', HTMLParagraphElement).textContent = error;
  element('result', HTMLPreElement).textContent = error === '' ? shown(value) : '';
  element('steps', HTMLOListElement).replaceChildren(...steps.map(item));
  element('latex', HTMLPreElement).textContent = lines.join('\n');
}

function run(): void {
  link.href = `#${encodeURIComponent(call.value)}`;
  try {
    const { name, args } = readCall(call.value);
    const called = FUNCTIONS.get(name);
    if (!called) throw new SyntaxError(`There is no function ${name}. The README lists all functions.`);
    const outcome = called(...args);
    const { ok, value, message } = Object(outcome) as Readonly<Record<string, unknown>>;
    if (ok === false) show(String(message));
    else show('', ok === true ? value : outcome);
  } catch (error) {
    show(error instanceof Error ? error.message : String(error));
  }
}

/** Runs the call of the address, or the first example. */
function runAddress(): void {
  const [, hash = ''] = /^#(.*)$/.exec(location.hash) ?? [];
  try {
    call.value = hash === '' ? (EXAMPLES[0] ?? '') : decodeURIComponent(hash);
  } catch {
    call.value = hash; // not encoded
  }
  run();
}

for (const text of EXAMPLES) example.append(new Option(text));
example.addEventListener('change', () => {
  call.value = example.value;
  run();
});
element('form', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  history.replaceState(null, '', `#${encodeURIComponent(call.value)}`);
  run();
});
addEventListener('hashchange', runAddress);
runAddress();
