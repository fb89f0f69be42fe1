/** Made by scripts/topics.mjs. */
declare module 'virtual:catalogue' {
  /** The packs on sale when the site was built, in the order of the shop. */
  export const catalogue: import('@mathtools/contracts/marketplace').Product[];
}
