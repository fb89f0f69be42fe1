/** What the site knows of a page before loading it. */
export interface Page {
  /** The name of its folder under pages/. */
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
  /** Its place in the header's navigation; absent where it has none. */
  readonly navigation?: { readonly label: string; readonly order: number };
}
