import { SITE_NAME } from '../ui/head/site-names.js';

interface Site {
  readonly name: string;
  readonly tagline: string;
  readonly social: readonly { readonly name: string; readonly url: string }[];
  /** The number of students helped, in short and in full. */
  readonly students: { readonly short: string; readonly full: string };
  /** When the tools can be used. */
  readonly availability: string;
  /** The least number behind "15+ tools" and "100+ problems". */
  readonly tools: number;
  readonly problems: number;
}

/** The site's settings, made by its owner. */
export const site: Site = {
  name: SITE_NAME,
  tagline: 'Translating the hard into the clear',
  /** Shown in the footer; entries without an address are left out. */
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
