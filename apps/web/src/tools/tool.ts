/** The tabs of /tools, in their order. */
export const TABS = [
  { id: 'math-tools', title: 'Math Tools' },
  { id: 'calculators', title: 'Calculators' },
  { id: 'converters', title: 'Converters' },
] as const;

export type TabId = (typeof TABS)[number]['id'];

/** A tool's card: all that the site knows of it before loading it. */
export interface Tool {
  /** The name of its folder; also its hash on /tools and the prefix of its keys in the query there. */
  readonly id: string;
  readonly title: string;
  /** One sentence: what it gives. */
  readonly summary: string;
  readonly tab: TabId;
  readonly keywords: readonly string[];
  /** Further hashes on /tools that lead to it. */
  readonly hashes?: readonly string[];
  /** Its dedicated page, which is page.tsx in its folder. */
  readonly page?: { readonly path: string; readonly title: string; readonly description: string };
}
