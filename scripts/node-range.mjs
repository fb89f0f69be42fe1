/**
 * The supported releases of Node, as in package.json. SQLite's driver needs Node-API 10: without it, which is
 * in 22.0 to 22.13 and in 23.0 to 23.5, it crashes the process.
 */
export const RANGE = '^22.14.0 || >=24.0.0';

/**
 * Returns a sentence (without its period) that says why a release isn't supported, or undefined if it is.
 * @param {string} version
 */
export function unsupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major >= 24 || (major === 22 && minor >= 14)) return undefined;
  return `MathTools needs Node 22.14 or later, except 23, and this is v${version}`;
}
