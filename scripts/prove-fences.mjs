// Breaks each fence of the architecture once, in a temporary folder, and fails where nothing stops it.
import { proveArrows } from './fences/arrows.mjs';
import { proveDeadCode } from './fences/dead-code.mjs';
import { proveFaces } from './fences/faces.mjs';
import { brokenFences } from './fences/fence.mjs';
import { proveLint, proveRules } from './fences/lint.mjs';

await proveArrows();
await proveLint();
await proveRules();
proveFaces();
await proveDeadCode();
if (brokenFences() > 0) {
  console.error(`${brokenFences()} fences do not hold.`);
  process.exit(1);
}
