import type {
  BreadcrumbList,
  FAQPage,
  HowTo,
  ItemList,
  Organization,
  WebApplication,
  WebSite,
} from 'schema-dts';
import { publicOrigin } from './origin.js';

/** Structured data of a page in the schema.org vocabulary. */
export type StructuredData = Exclude<
  BreadcrumbList | FAQPage | HowTo | ItemList | Organization | WebApplication | WebSite,
  string
>;

/** Returns structured data for questions and answers. */
export function faqData(
  items: readonly { readonly question: string; readonly answer: string }[],
): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Returns structured data for the breadcrumb from the home page, or undefined for the home page and for unknown paths. */
export function breadcrumbData(
  path: string,
  nameOf: (path: string) => string | undefined,
): StructuredData | undefined {
  if (path === '/' || nameOf(path) === undefined) return undefined;
  const steps = path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/') || '/');
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: nameOf(step) ?? step,
      item: publicOrigin() + step,
    })),
  };
}
