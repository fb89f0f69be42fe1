// Breaks each architecture rule once, in a temporary folder, and fails if nothing catches it.
import { proveArrows } from './fences/arrows.mjs';
import { proveDeadCode } from './fences/dead-code.mjs';
import { proveFaces } from './fences/faces.mjs';
import { brokenFences } from './fences/fence.mjs';
import { proveComplexity, proveLint, proveRules } from './fences/lint.mjs';

await proveArrows();
await proveLint();
await proveRules();
await proveComplexity();
proveFaces();
await proveDeadCode();
if (brokenFences() > 0) {
  console.error(`${brokenFences()} architecture rules were broken without an error.`);
  process.exit(1);
}
