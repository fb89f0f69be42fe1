import type { SearchAction, WithActionConstraints } from 'schema-dts';
import { publicOrigin } from '../ui/head/origin.js';
import type { StructuredData } from '../ui/head/structured-data.js';
import { site } from './site.js';

/** Returns structured data about the organization that runs the site. */
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

/** Returns structured data about the site and its search. */
export function websiteData(): StructuredData {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${publicOrigin()}/tools?q={term}` },
    'query-input': 'required name=term',
  };
  return { '@type': 'WebSite', name: site.name, url: `${publicOrigin()}/`, potentialAction: search };
}

export interface Instructions {
  readonly name: string;
  readonly description: string;
  readonly steps: readonly { readonly name: string; readonly text: string }[];
}

/** Returns structured data for step-by-step instructions. */
export function howToData({ name, description, steps }: Instructions): StructuredData {
  return {
    '@type': 'HowTo',
    name,
    description,
    step: steps.map((step, index) => ({ '@type': 'HowToStep', position: index + 1, ...step })),
  };
}

export interface ProductOffer {
  readonly name: string;
  readonly description: string;
  /** The price in dollars, as shown: `$9.99`. */
  readonly price: string;
  /** The path of the checkout for the product. */
  readonly link: string;
}

/** Returns structured data for a list of products with their offers. */
export function offersData(items: readonly ProductOffer[]): StructuredData {
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
