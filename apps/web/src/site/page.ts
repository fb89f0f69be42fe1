/** The data of a page that is available before its view loads. */
export interface Page {
  /** The name of the page's folder under pages/. */
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
  /** The page's item in the header navigation, if any. */
  readonly navigation?: { readonly label: string; readonly order: number };
}
