import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { tools } from '../../tools/index.js';
import type { Found } from './find.js';
import { placeOf } from '../../tools/place-of.js';
import type { Tool } from '../../tools/tool.js';
import { readAngles } from '../../ui/solving/angles.js';
import type { Reading } from './read/reading.js';
import { NOT_WORKED_OUT } from '../../ui/async-boundary/answer-boundary.js';
import { loadSolver } from '../../tools/equation/use-parts.js';

/** The outcome of a search: the problem that was read, and the results for its words. */
export interface Finding extends Found {
  readonly reading?: Reading | undefined;
  /** Problems near one that wasn't read. */
  readonly examples: readonly string[];
  /** Possible continuations of the text. */
  readonly completions?: readonly string[];
}

// Offline, the reader may be missing, and only names are found.
const index = () => import('./find.js');
async function reader() {
  if (!navigator.onLine) return undefined;
  void loadSolver().catch(() => undefined);
  return import('./read/read.js').catch(() => undefined);
}

/** Preloads the index of names. Failures are handled where it is used. */
export const loadNames = () => Promise.allSettled([index()]);

/** Preloads the index of names and the reader, which has the engine. Failures are handled where they are used. */
export const loadFinding = () => Promise.allSettled([index(), reader()]);

/** Returns whether the typed text may be a problem. A single word is a name. The reader, which is large, isn't loaded for names. */
const mayBeProblem = (typed: string): boolean => /[^\p{L}'’-]/u.test(typed.trim());

/** Returns the address of the page with all results of a search. */
export const searchPage = (typed: string): string => `/tools?${new URLSearchParams({ q: typed }).toString()}`;

/** Returns the address of a reading's tool, with the inputs. The solver also gets the chosen unit of angles. */
export function placeOfReading(tool: Tool, { inputs }: Reading): string {
  return placeOf(tool, tool.id === 'equation' ? { ...inputs, angles: readAngles() } : inputs);
}

interface Loaded {
  readonly find?: Awaited<ReturnType<typeof index>>['find'] | undefined;
  readonly read?: Awaited<ReturnType<typeof reader>>;
}

function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** Reads a problem. If the reader fails, the reading says so, and the rest of the search still works. */
function safely(read: Loaded['read'], typed: string): Reading | undefined {
  try {
    return read?.readProblem(typed, today());
  } catch (error) {
    console.error(error);
    return { tool: 'equation', inputs: { lines: typed }, refusal: NOT_WORKED_OUT };
  }
}

/** The length of the longest text that near problems are sought for. */
const LONGEST = 300;
const EXAMPLES = ['2x + 3 = 11', '25% of 80', '5 ft 11 in to cm'];

/** Returns the results of a search with the reading, and with problems near one that can't be read. */
function findingOf(found: Found, read: Loaded['read'], typed: string): Finding {
  const reading = safely(read, typed);
  const completions = read?.completions(typed.slice(0, LONGEST)) ?? [];
  if (!read || (reading && reading.refusal === undefined))
    return { ...found, reading, completions, examples: EXAMPLES };
  const unknown = found.unknown.filter((word) => !read.isKnown(word));
  const examples = read.nearestExamples(typed.slice(0, LONGEST));
  return { ...found, reading, unknown, completions, examples };
}

/** Searches for the typed text and reads it as a problem. With `namesOnly`, skips the reader. */
export function useFinding(typed: string, namesOnly = false): Finding | undefined {
  const [{ find, read }, setLoaded] = useState<Loaded>({});
  const term = useDeferredValue(typed);
  const isWanted = typed.trim() !== '';
  const isRead = !namesOnly && mayBeProblem(typed);
  useEffect(() => {
    if (!isWanted) return;
    // Waits for both, so that a late answer doesn't shift the results.
    void Promise.all([index(), isRead ? reader() : undefined]).then(
      ([found, loaded]) => {
        setLoaded({ find: found.find, read: loaded });
      },
      () => undefined,
    );
  }, [isWanted, isRead]);
  return useMemo(
    () => (find && term.trim() !== '' ? findingOf(find(term), read, term) : undefined),
    [find, read, term],
  );
}

/**
 * Returns the address that Enter opens: the problem's tool with its fields filled in, or else the first result.
 * Returns undefined if there is none.
 */
export async function firstPlace(typed: string): Promise<string | undefined> {
  const [{ find }, read] = await Promise.all([index(), mayBeProblem(typed) ? reader() : undefined]);
  const reading = safely(read, typed);
  const tool = tools.find(({ id }) => id === reading?.tool);
  if (tool && reading && reading.refusal === undefined) return placeOfReading(tool, reading);
  const { all, near } = find(typed);
  return [...all, ...near][0]?.to;
}
