/** What the site is called. */
export const SITE_NAME = 'MathTools';
