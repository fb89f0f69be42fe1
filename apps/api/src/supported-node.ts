import { unsupportedNode } from '../../../scripts/node-range.mjs';

/** Ends the process with one sentence if its Node isn't supported. Call it before anything else is imported. */
export function requireSupportedNode(): void {
  const fault = unsupportedNode(process.versions.node);
  if (fault === undefined) return;
  process.stderr.write(`${fault}.\n`);
  process.exit(1);
}
