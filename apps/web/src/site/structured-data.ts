import type {
  BreadcrumbList,
  FAQPage,
  HowTo,
  ItemList,
  Organization,
  SearchAction,
  WebApplication,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import { pages } from '../pages/index.js';
import { tools } from '../tools/index.js';
import type { Tool } from '../tools/tool.js';
import { publicOrigin } from './origin.js';
import { site } from './site.js';

/** What a page tells of itself to machines, in the words of schema.org. */
export type StructuredData = Exclude<
  BreadcrumbList | FAQPage | HowTo | ItemList | Organization | WebApplication | WebSite,
  string
>;

/** Tells who runs the site. */
export function organizationData(): StructuredData {
  const profiles = site.social.map(({ url }) => url).filter((url) => url !== '');
  return {
    '@type': 'Organization',
    name: site.name,
    slogan: site.tagline,
    url: `${publicOrigin()}/`,
    logo: `${publicOrigin()}/icon-512.png`,
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  };
}

/** Tells how the site can be searched. */
export function websiteData(): StructuredData {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${publicOrigin()}/tools?q={term}` },
    'query-input': 'required name=term',
  };
  return { '@type': 'WebSite', name: site.name, url: `${publicOrigin()}/`, potentialAction: search };
}

/** Tells questions with their answers. */
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

export interface Instructions {
  readonly name: string;
  readonly description: string;
  readonly steps: readonly { readonly name: string; readonly text: string }[];
}

/** Tells how something is done, step by step. */
export function howToData({ name, description, steps }: Instructions): StructuredData {
  return {
    '@type': 'HowTo',
    name,
    description,
    step: steps.map((step, index) => ({ '@type': 'HowToStep', position: index + 1, ...step })),
  };
}

/** Tells what a tool is: an application that is free and runs in every browser. */
export function applicationData(tool: Tool): StructuredData {
  return {
    '@type': 'WebApplication',
    name: tool.title,
    description: tool.summary,
    url: publicOrigin() + (tool.page?.path ?? `/tools#${tool.id}`),
    applicationCategory: 'EducationalApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    publisher: { '@type': 'Organization', name: site.name, url: `${publicOrigin()}/` },
  };
}

export interface Offered {
  readonly name: string;
  readonly description: string;
  /** In dollars, as it is shown: `$9.99`. */
  readonly price: string;
  /** Where it is bought, from the root of the site. */
  readonly link: string;
}

/** Tells what is for sale: a list of products, each with its offer. */
export function offersData(items: readonly Offered[]): StructuredData {
  return {
    '@type': 'ItemList',
    itemListElement: items.map(({ name, description, price, link }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Product',
        name,
        description,
        image: `${publicOrigin()}/icon-512.png`,
        brand: { '@type': 'Brand', name: site.name },
        offers: {
          '@type': 'Offer',
          price: price.replace('$', ''),
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock',
          url: publicOrigin() + link,
        },
      },
    })),
  };
}

/** Tells the way from the home page to a page; undefined for the home page and for addresses of no page. */
export function breadcrumbData(path: string): StructuredData | undefined {
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

/** The short name of a page. */
function nameOf(path: string): string | undefined {
  const page = pages.find((other) => other.path === path);
  return page
    ? (page.navigation?.label ?? page.title)
    : tools.find((tool) => tool.page?.path === path)?.title;
}
