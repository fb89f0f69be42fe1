/** The structured data types of each page, except its breadcrumb. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  '/': ['Organization', 'WebSite', 'FAQPage'],
  '/how-it-works': ['HowTo'],
  '/marketplace': ['ItemList'],
  '/pricing': ['FAQPage', 'ItemList'],
  '/support': ['FAQPage'],
};

/** Returns the sorted structured data types of a page. */
export function kindsOf(path: string): readonly string[] {
  const own = KINDS[path] ?? (path.startsWith('/tools/') ? ['WebApplication', 'FAQPage'] : []);
  return [...own, ...(path === '/' ? [] : ['BreadcrumbList'])].sort();
}

export type Item = Readonly<Record<string, unknown>>;
