interface Site {
  readonly name: string;
  readonly tagline: string;
  readonly social: readonly { readonly name: string; readonly url: string }[];
}

/** What the owner sets about the site. */
export const site: Site = {
  name: 'MathTools',
  tagline: 'Translating the hard into the clear',
  /** Shown in the footer; one that is empty is left out. */
  social: [
    { name: 'GitHub', url: '' },
    { name: 'YouTube', url: '' },
    { name: 'X', url: '' },
  ],
};
