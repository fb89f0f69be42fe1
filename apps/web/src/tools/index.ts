import { TABS, type TabId, type Tool } from './tool.js';

/** The folder names of all tools by tab: the specified tools, then the solver and the checker, then the others. */
const ORDER = [
  'logarithm',
  'time',
  'equation',
  'working',
  'fractions',
  'quadratic',
  'primes',
  'statistics',
  'arithmetic',
  'percentage',
  'age',
  'bmi',
  'tip',
  'discount',
  'gpa',
  'loan',
  'compound-interest',
  'unit',
  'number-bases',
];

const cards = import.meta.glob<Tool>('./*/tool.ts', { eager: true, import: 'tool' });

/** The registry of tools. Routes, tabs, search, head and sitemap follow from it. */
export const tools: readonly Tool[] = ORDER.map((id) => {
  const card = cards[`./${id}/tool.ts`];
  if (card?.id !== id) throw new Error(`tools/${id}/tool.ts has no card with that id.`);
  return card;
});

/** Returns the tools of a tab. */
export function toolsOf(tab: TabId): readonly Tool[] {
  return tools.filter((tool) => tool.tab === tab);
}

/** The tab that an address of /tools opens, and perhaps the tool in it. */
export interface ToolTarget {
  readonly tab: TabId;
  readonly tool?: Tool;
}

/** Returns the target of a hash on /tools: a tab, and the tool in it if the hash names one. */
export function findByHash(hash: string): ToolTarget | undefined {
  const tool = tools.find(({ id, hashes = [] }) => id === hash || hashes.includes(hash));
  if (tool) return { tab: tool.tab, tool };
  const tab = TABS.find(({ id }) => id === hash);
  return tab && { tab: tab.id };
}

/**
 * Returns the target of an address of /tools from its hash, `?tool=` or a tool's inputs, or otherwise the
 * first tab.
 */
export function findByAddress({
  hash,
  search,
}: {
  readonly hash: string;
  readonly search: string;
}): ToolTarget {
  for (const name of [decodeHash(hash), ...namesIn(search)]) {
    const found = findByHash(name);
    if (found) return found;
  }
  return { tab: TABS[0].id };
}

/**
 * Returns the target that the static page of an address shows. There is a static page for each tool's id. The server
 * chooses it by the same names in the query, and it never gets the hash.
 */
export function findStatic(search: string): ToolTarget {
  const names = namesIn(search);
  const tool = names.flatMap((name) => tools.find(({ id }) => id === name) ?? []).at(0);
  return tool ? { tab: tool.tab, tool } : { tab: TABS[0].id };
}

/** Returns the names of tools in a query: `?tool=`, then the prefixes of inputs. */
function namesIn(search: string): readonly string[] {
  const query = new URLSearchParams(search);
  const used = [...query.keys()].map((name) => /^(.*?)\./.exec(name)?.[1] ?? '');
  return [query.get('tool') ?? '', ...used];
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return ''; // The hash is malformed, such as "#%".
  }
}
