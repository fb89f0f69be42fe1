import { SITE_NAME } from '../ui/head/site-names.js';

interface Site {
  readonly name: string;
  readonly tagline: string;
  readonly social: readonly { readonly name: string; readonly url: string }[];
  /** The number of students helped, in a short and a long form. */
  readonly students: { readonly short: string; readonly full: string };
  /** The hours during which the tools are available. */
  readonly availability: string;
  /** The minimum numbers behind the claims "15+ tools" and "100+ problems". */
  readonly tools: number;
  readonly problems: number;
}

/** The site's settings, which its owner edits. */
export const site: Site = {
  name: SITE_NAME,
  tagline: 'Translating the hard into the clear',
  /** The social links in the footer. Entries without a URL are omitted. */
  social: [
    { name: 'GitHub', url: '' },
    { name: 'YouTube', url: '' },
    { name: 'X', url: '' },
  ],
  students: { short: '50K+', full: '50,000+' },
  availability: '24/7',
  tools: 15,
  problems: 100,
};
