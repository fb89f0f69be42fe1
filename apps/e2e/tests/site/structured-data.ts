/** The kinds of structured data that a page has beside its breadcrumb. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  '/': ['Organization', 'WebSite', 'FAQPage'],
  '/how-it-works': ['HowTo'],
  '/marketplace': ['ItemList'],
  '/pricing': ['FAQPage', 'ItemList'],
  '/support': ['FAQPage'],
};

/** The kinds of structured data that a page has, sorted. */
export function kindsOf(path: string): readonly string[] {
  const own = KINDS[path] ?? (path.startsWith('/tools/') ? ['WebApplication', 'FAQPage'] : []);
  return [...own, ...(path === '/' ? [] : ['BreadcrumbList'])].sort();
}

export type Item = Readonly<Record<string, unknown>>;
