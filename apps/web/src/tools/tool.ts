/** The tabs of /tools, in their order. */
export const TABS = [
  { id: 'math-tools', title: 'Math Tools' },
  { id: 'calculators', title: 'Calculators' },
  { id: 'converters', title: 'Converters' },
] as const;

export type TabId = (typeof TABS)[number]['id'];

/** The card of a tool: its metadata, available before its view is loaded. */
export interface Tool {
  /** The name of its folder, its hash on /tools, and the prefix of its query keys there. */
  readonly id: string;
  readonly title: string;
  /** One sentence that says what it calculates. */
  readonly summary: string;
  /** An example with its answer, shown in the list of tools. */
  readonly example?: string;
  readonly tab: TabId;
  /** More hashes on /tools that open it. */
  readonly hashes?: readonly string[];
  /** Its dedicated page, page.tsx in its folder, if it has one. */
  readonly page?: {
    readonly path: string;
    readonly title: string;
    readonly description: string;
    readonly keywords: readonly string[];
  };
}
