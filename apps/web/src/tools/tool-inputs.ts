import type { Failure, Result } from '@mathtools/math-core/result';
import { type NumericInput, parseNumber, type Rational } from '@mathtools/math-core/rational';
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ExampleInputs, ToolCardContext, ToolPlace } from '../ui/card/tool-place.js';

/** The delay of an address change, in milliseconds. Browsers refuse more than 100 changes in 30 seconds. */
const WRITE_DELAY = 300;
/** The maximum length of a query, in characters. Servers refuse much longer addresses. */
const LONGEST_QUERY = 2000;

type Changes<Name extends string> = Partial<Record<Name, string>>;

export interface ToolInputs<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  /** The initial values. */
  readonly defaults: Readonly<Record<Name, string>>;
  /** Changes values. A function gets the latest ones, which may not be rendered yet. */
  readonly set: (
    changes: Changes<Name> | ((latest: Readonly<Record<Name, string>>) => Changes<Name>),
  ) => void;
  /** Resets every value, except those to keep, to its default, and the address with them. */
  readonly reset: (kept?: Changes<Name>) => void;
  /**
   * Returns the query key of an input, which is also its field's name, because before hydration the browser
   * submits the form as a link.
   */
  readonly nameOf: (name: Name) => string;
  /** The form's action. Undefined on a dedicated page, where the form submits to the same page. */
  readonly action: string | undefined;
  /** Returns the address with some values changed. */
  readonly hrefOf: (changes: Changes<Name>) => string;
  /**
   * Writes the values to the address immediately and returns it. Returns undefined if it would be too long.
   */
  readonly link: () => string | undefined;
  /** The number of times that the address or a search, rather than the visitor, has set the values. */
  readonly linked: number;
  /** The number of times that the values have been reset. A reset discards earlier results. */
  readonly resets: number;
}

/** Returns a tool's inputs as text. They are read from the address after hydration and written back to it. */
export function useToolInputs<Name extends string>(
  id: string,
  defaults: Readonly<Record<Name, string>>,
): ToolInputs<Name> {
  const place = useContext(ToolPlace);
  const prefix = place === 'list' ? `${id}.` : '';
  const card = useContext(ToolCardContext);
  const example = useContext(ExampleInputs);
  const [state, setState] = useState({
    values: { ...defaults, ...example },
    linked: example ? 1 : 0,
    resets: 0,
  });
  const latest = useRef(defaults); // Several fields may change before the next render.
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const listed = place === 'list' ? id : undefined;

  const fill = (given: Changes<Name>): void => {
    const values = (latest.current = { ...defaults, ...given });
    setState((old) => ({ ...old, values, linked: old.linked + 1 }));
  };
  useLayoutEffect(() => {
    const given = example ? undefined : readQuery(defaults, prefix);
    if (given) fill(given);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the address is read only on mount; after that the visitor's input counts
  }, []);
  const searched = example ? undefined : card?.given;
  const wasSearched = useRef(false);
  useLayoutEffect(() => {
    if ((!searched && !wasSearched.current) || readQuery(defaults, prefix)) return;
    fill(
      Object.fromEntries(
        Object.entries(searched ?? {}).filter(([name]) => name in defaults),
      ) as Changes<Name>,
    );
    wasSearched.current = searched !== undefined;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a new search fills the tool: the visitor's input stays
  }, [searched]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  const set: ToolInputs<Name>['set'] = (changes) => {
    const old = latest.current;
    const values = (latest.current = { ...old, ...(typeof changes === 'function' ? changes(old) : changes) });
    setState((shown) => ({ ...shown, values }));
    card?.onUse();
    clearTimeout(timer.current);
    const typedAt = historyEntry();
    timer.current = setTimeout(() => {
      if (historyEntry() === typedAt) writeQuery(latest.current, defaults, listed);
    }, WRITE_DELAY);
  };
  const reset = (kept: Changes<Name> = {}): void => {
    clearTimeout(timer.current);
    const values = (latest.current = { ...defaults, ...kept });
    setState({ values, linked: 0, resets: state.resets + 1 });
    writeQuery(kept, defaults, listed);
  };
  const link = (): string | undefined => {
    clearTimeout(timer.current);
    return writeQuery(latest.current, defaults, listed) ? location.href : undefined;
  };
  const nameOf = (name: Name): string => prefix + name;
  const action = listed === undefined ? undefined : `#${listed}`;
  const hrefOf = (changes: Changes<Name>): string => {
    const query = new URLSearchParams();
    addValues(query, { ...state.values, ...changes }, defaults, prefix);
    return `?${query.toString()}${action ?? ''}`;
  };
  return { ...state, defaults, set, reset, nameOf, action, hrefOf, link };
}

/**
 * Identifies the current history entry. The visitor may navigate to another page or tool before a pending
 * write runs.
 */
function historyEntry(): string {
  // The router writes the address the same way.
  const state = history.state as { readonly key?: string } | null;
  return `${location.pathname} ${state?.key ?? ''}`;
}

function readQuery<Name extends string>(
  defaults: Readonly<Record<Name, string>>,
  prefix: string,
): Changes<Name> | undefined {
  const query = new URLSearchParams(location.search);
  const names = (Object.keys(defaults) as Name[]).filter((name) => query.has(prefix + name));
  if (names.length === 0) return undefined;
  return Object.fromEntries(
    // A submitted form has CR LF line endings.
    names.map((name) => [name, query.get(prefix + name)?.replaceAll('\r\n', '\n')]),
  ) as Changes<Name>;
}

/**
 * Writes the values to the address. On /tools, only the tool in use keeps its keys, and the hash names it.
 * Returns false, and leaves the address unchanged, if it would be too long.
 */
function writeQuery(
  values: Readonly<Partial<Record<string, string>>>,
  defaults: Readonly<Record<string, string>>,
  listed: string | undefined,
): boolean {
  const query = new URLSearchParams(location.search);
  for (const name of [...query.keys()]) {
    if (listed === undefined ? name in defaults : name.includes('.')) query.delete(name);
  }
  addValues(query, values, defaults, listed === undefined ? '' : `${listed}.`);
  const search = query.size > 0 ? `?${query.toString()}` : '';
  if (search.length > LONGEST_QUERY) return false;
  const hash = listed === undefined ? location.hash : `#${listed}`;
  history.replaceState(history.state, '', location.pathname + search + hash);
  return true;
}

function addValues(
  query: URLSearchParams,
  values: Readonly<Partial<Record<string, string>>>,
  defaults: Readonly<Record<string, string>>,
  prefix: string,
): void {
  for (const [name, value = ''] of Object.entries(values)) {
    // A cleared field is written too. Otherwise its default would come back.
    if (value !== '' || defaults[name] !== '') query.set(prefix + name, value);
  }
}

/**
 * Binds a number field to an input. The field is marked as invalid if `read` can't parse its text or the tool rejects
 * its value.
 */
export function numberField<Name extends string>(
  { values, set, nameOf }: ToolInputs<Name>,
  name: Name,
  failure?: Failure,
  read: (text: NumericInput) => Result<Rational> = parseNumber,
) {
  return {
    name: nameOf(name),
    value: values[name],
    onChange: (value: string) => {
      set({ [name]: value } as Changes<Name>);
    },
    invalid: failure?.field === name || !read(values[name]).ok,
  };
}

/** Binds a choice or a date to an input. */
export function choiceField<Name extends string>({ values, set, nameOf }: ToolInputs<Name>, name: Name) {
  return {
    name: nameOf(name),
    value: values[name],
    onChange: (value: string) => {
      set({ [name]: value } as Changes<Name>);
    },
  };
}

/** Returns the failure of a result, if it is one. */
export function failureOf(result: Result<unknown>): Failure | undefined {
  return result.ok ? undefined : result;
}

/**
 * Keeps the last valid result of a tool with a Calculate button until a reset, and reports whether its input
 * has changed since then. A link's inputs are calculated immediately. Invalid input keeps the last result. A
 * caller that sets an input and calculates in the same event, such as a drawing, passes both.
 */
export function useCalculation<T>(
  current: Result<T>,
  { values, linked, resets }: Pick<ToolInputs<never>, 'linked' | 'resets'> & { readonly values: object },
): [last: T | undefined, calculate: (result?: Result<T>, of?: object) => void, kept: boolean] {
  const input = JSON.stringify(values);
  const [last, setLast] = useState<
    { readonly value: T; readonly resets: number; readonly input: string } | undefined
  >(() => (linked > 0 && current.ok ? { value: current.value, resets, input } : undefined));
  const calculate = (result = current, of: object = values): void => {
    if (result.ok) setLast({ value: result.value, resets, input: JSON.stringify(of) });
  };
  useLayoutEffect(() => {
    if (linked > 0) calculate();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a link's inputs are calculated without a click
  }, [linked]);
  const known = last?.resets === resets ? last : undefined;
  return [known?.value, calculate, known !== undefined && known.input !== input];
}
