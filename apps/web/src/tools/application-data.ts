import { publicOrigin } from '../ui/head/origin.js';
import { SITE_NAME } from '../ui/head/site-names.js';
import type { StructuredData } from '../ui/head/structured-data.js';
import type { Tool } from './tool.js';

/** Returns the structured data of a tool: a free application that runs in every browser. */
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
    publisher: { '@type': 'Organization', name: SITE_NAME, url: `${publicOrigin()}/` },
  };
}
