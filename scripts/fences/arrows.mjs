import { spawnSync } from 'node:child_process';
import { bin, inFolder, report } from './fence.mjs';

const PAYMENTS = 'apps/api/src/modules/payments';

/** Files that each break one rule of .dependency-cruiser.cjs: rule, the file, what it imports. */
const ARROWS = [
  ['no-circular', 'apps/web/src/ui/one.ts', './two.js'],
  ['core-imports-nothing', 'packages/math-core/src/tip/probe.ts', 'node:fs'],
  ['practice-stands-on-core', 'packages/practice/src/probe.ts', 'node:fs'],
  ['content-stands-on-practice', 'packages/content/src/probe.ts', 'node:fs'],
  ['content-is-for-the-server', 'apps/web/src/site/lesson.ts', '../../../../packages/content/src/index.js'],
  ['content-is-for-the-server', 'packages/practice/src/lesson.ts', '../../content/src/index.js'],
  ['contracts-import-only-zod', 'packages/contracts/src/impure.ts', 'node:fs'],
  ['packages-know-no-app', 'packages/contracts/src/probe.ts', '../../../apps/api/src/app.js'],
  ['web-and-api-meet-in-contracts', 'apps/web/src/site/probe.ts', '../../../api/src/app.js'],
  ['slices-meet-in-app', 'apps/api/src/modules/health/neighbour.ts', '../site/site-routes.js'],
  ['sql-in-repositories', 'apps/api/src/modules/health/probe.ts', 'kysely'],
  ['tools-stand-alone', 'apps/web/src/tools/tip/probe.ts', '../gpa/view.js'],
  ['ui-knows-no-feature', 'apps/web/src/ui/probe.ts', '../site/site.js'],
  ['payments-domain-stands-alone', `${PAYMENTS}/domain/route.ts`, '../http/payments-routes.js'],
  ['payments-domain-stands-alone', `${PAYMENTS}/domain/client.ts`, '../provider/stripe-provider.js'],
  ['payments-domain-stands-alone', `${PAYMENTS}/domain/answer.ts`, '../../../plugins/errors.js'],
  ['payments-domain-stands-alone', `${PAYMENTS}/domain/server.ts`, 'fastify'],
  ['payments-provider-serves-no-route', `${PAYMENTS}/provider/route.ts`, '../http/payments-routes.js'],
  ['one-file-speaks-to-stripe', `${PAYMENTS}/provider/probe.ts`, 'stripe'],
];
/** What the probes import, so that the arrows lead somewhere. */
const TARGETS = {
  'apps/web/src/ui/two.ts': "import './one.js';",
  'apps/api/src/app.ts': 'export {};',
  'packages/content/src/index.ts': 'export {};',
  'apps/api/src/modules/site/site-routes.ts': 'export {};',
  'apps/web/src/tools/gpa/view.ts': 'export {};',
  'apps/web/src/site/site.ts': 'export {};',
  [`${PAYMENTS}/http/payments-routes.ts`]: 'export {};',
  [`${PAYMENTS}/provider/stripe-provider.ts`]: 'export {};',
  'apps/api/src/plugins/errors.ts': 'export {};',
};

export async function proveArrows() {
  const probes = Object.fromEntries(ARROWS.map(([, file, imported]) => [file, `import '${imported}';`]));
  const copies = ['.dependency-cruiser.cjs', 'tsconfig.base.json'];
  await inFolder({ copies, texts: { ...TARGETS, ...probes } }, (folder) => {
    const { stdout } = spawnSync(bin('depcruise'), ['packages', 'apps', '--output-type', 'json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const { violations } = JSON.parse(stdout).summary;
    for (const [rule, file] of ARROWS) {
      report(
        `arrow ${rule}`,
        violations.some((violation) => violation.rule.name === rule && violation.from === file),
      );
    }
  });
}
