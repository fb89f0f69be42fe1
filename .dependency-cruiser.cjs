// Arrows between folders. What each rule forbids, its comment explains; scripts/prove-fences.mjs breaks each once.
const test = '\\.(test|test-support)\\.tsx?$|/verify\\.ts$';

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Two modules that import each other are one: merge them, or move what they share to a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'core-imports-nothing',
      comment: 'math-core has no dependencies: it runs anywhere and is proven alone.',
      severity: 'error',
      from: { path: '^packages/math-core/src', pathNot: test },
      to: { pathNot: '^packages/math-core/src' },
    },
    {
      name: 'practice-stands-on-core',
      comment: 'Problems are made and judged from seeds and texts alone, by math-core.',
      severity: 'error',
      from: { path: '^packages/practice/src', pathNot: test },
      to: { pathNot: '^packages/(practice/src|math-core)/' },
    },
    {
      name: 'content-stands-on-practice',
      comment: 'What is authored is data: it is checked by practice and math-core, and knows nothing else.',
      severity: 'error',
      from: { path: '^packages/content/src', pathNot: test },
      to: { pathNot: '^packages/(content/src|practice|math-core)/' },
    },
    {
      name: 'content-is-for-the-server',
      comment: 'A paid lesson must not reach the files of the site: only the API imports the content.',
      severity: 'error',
      from: { pathNot: '^(packages/content|apps/api)/' },
      to: { path: '^packages/content/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'contracts-import-only-zod',
      comment: 'Contracts are schemas: anything but types would drag one side into the other.',
      severity: 'error',
      from: { path: '^packages/contracts/src', pathNot: test },
      to: { pathNot: '^packages/contracts/src|(^|/)zod(/|$)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'packages-know-no-app',
      comment: 'Packages serve apps, never the other way round.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'web-and-api-meet-in-contracts',
      comment: 'The browser and the server share contracts and math-core only.',
      severity: 'error',
      from: { path: '^apps/(web|api)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'slices-meet-in-app',
      comment: 'An API slice imports no other slice: app.ts gives it what it needs.',
      severity: 'error',
      from: { path: '^apps/api/src/modules/([^/]+)/' },
      to: { path: '^apps/api/src/modules/', pathNot: '^apps/api/src/modules/$1/' },
    },
    {
      name: 'sql-in-repositories',
      comment: 'Only db/ and repositories speak SQL.',
      severity: 'error',
      from: { path: '^apps/api/src', pathNot: `^apps/api/src/db/|-(repository|tables)\\.ts$|${test}` },
      to: { path: '(^|/)(kysely|better-sqlite3)(/|$)' },
    },
    {
      name: 'tools-stand-alone',
      comment: 'A tool imports no other tool: what two share belongs in ui/ or math-core.',
      severity: 'error',
      from: { path: '^apps/web/src/tools/([^/]+)/' },
      to: { path: '^apps/web/src/tools/[^/]+/', pathNot: '^apps/web/src/tools/$1/' },
    },
    {
      name: 'ui-knows-no-feature',
      comment: 'ui/ is the bottom of the site: it knows no page and no tool.',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: { path: '^apps/web/src/(app|pages|tools|site)/' },
    },
    {
      name: 'payments-domain-stands-alone',
      comment:
        'What an order is and how it moves knows no HTTP, and of the payment provider only the interface.',
      severity: 'error',
      from: { path: '^apps/api/src/modules/payments/domain/', pathNot: test },
      to: {
        path: [
          '^apps/api/src/modules/payments/(?!domain/|provider/payment-provider\\.ts$|[^/]+$)',
          '^apps/api/src/plugins/(?!mail/(letter|outbox-repository)\\.ts$)',
          '(^|/)fastify(/|$)',
        ],
      },
    },
    {
      name: 'payments-provider-serves-no-route',
      comment: 'What speaks to the payment provider is used by the routes, never the other way round.',
      severity: 'error',
      from: { path: '^apps/api/src/modules/payments/provider/', pathNot: test },
      to: { path: '^apps/api/src/modules/payments/http/' },
    },
    {
      name: 'one-file-speaks-to-stripe',
      comment: 'Only stripe-provider.ts imports the SDK of the payment provider.',
      severity: 'error',
      from: {
        path: '^apps/api/src/',
        pathNot: '^apps/api/src/modules/payments/provider/stripe-provider\\.ts$',
      },
      to: { path: '(^|/)stripe(/|$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]stryker)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
