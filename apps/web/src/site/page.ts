/** What is known of a page before its view is loaded. */
export interface Page {
  /** The name of its folder under pages/. */
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
  /** Its place in the header's navigation, if any. */
  readonly navigation?: { readonly label: string; readonly order: number };
}
