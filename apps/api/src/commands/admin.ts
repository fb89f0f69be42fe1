import { requireSupportedNode } from '../supported-node.js';

requireSupportedNode();
const { run } = await import('./run.js');
const { code, stdout, stderr } = await run(process.argv.slice(2));
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = code;
