/** The tabs of /tools, in their order. */
export const TABS = [
  { id: 'math-tools', title: 'Math Tools' },
  { id: 'calculators', title: 'Calculators' },
  { id: 'converters', title: 'Converters' },
] as const;

export type TabId = (typeof TABS)[number]['id'];

/** The card of a tool: what is known of it before its view is loaded. */
export interface Tool {
  /** The name of its folder, also its hash on /tools and the prefix of its keys in the query there. */
  readonly id: string;
  readonly title: string;
  /** One sentence: what it calculates. */
  readonly summary: string;
  readonly tab: TabId;
  /** Further hashes on /tools that open it. */
  readonly hashes?: readonly string[];
  /** Its dedicated page, page.tsx in its folder, if it has one. */
  readonly page?: {
    readonly path: string;
    readonly title: string;
    readonly description: string;
    readonly keywords: readonly string[];
  };
}
