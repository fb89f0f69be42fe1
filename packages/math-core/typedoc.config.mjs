// The reference and the playground in docs/api: npm run docs.
import { JSX } from 'typedoc';
import manifest from './package.json' with { type: 'json' };

/** The address of the repository, which only package.json contains. Without one, no page links to the source. */
const repository = manifest.repository?.url.replace(/^git\+|\.git$/g, '');

/** Adds a link to the playground to every page. */
function linkPlayground({ renderer }) {
  renderer.hooks.on('sidebar.begin', (page) =>
    JSX.createElement('a', { href: page.relativeURL('playground/index.html') }, 'Playground'),
  );
}

export default {
  name: manifest.name,
  entryPoints: ['src/index.ts', 'src/*/index.ts'],
  out: '../../docs/api',
  readme: 'README.md',
  projectDocuments: ['docs/*.md', 'CHANGELOG.md'],
  customCss: 'package/docs.css',
  favicon: '../../apps/web/public/favicon.svg',
  plugin: [linkPlayground],
  includeVersion: true,
  excludeInternal: true,
  ...(repository
    ? {
        disableGit: true,
        sourceLinkTemplate: `${repository}/blob/main/packages/math-core/src/{path}#L{line}`,
      }
    : { disableSources: true }),
  intentionallyNotExported: [
    'src/algebra/normal/normal-form.ts:Condition',
    'src/algebra/solve/solved.ts:METHODS',
    'src/algebra/working/laws/law-names.ts:LAWS',
    'src/algebra/working/mistake-names.ts:MISTAKES',
    'src/date/days.ts:WEEKDAYS',
    'src/date/months.ts:LEAP_DAY_BIRTHDAYS',
    'src/more-units/units.ts:Category',
    'src/more-units/units.ts:FurtherIds',
    'src/steps/step-ids.ts:STEP_IDS',
    'src/unit/unit-tables.ts:Category',
    'src/unit/unit-tables.ts:UnitIds',
  ],
  highlightLanguages: ['js', 'ts', 'sh', 'diff'],
  skipErrorChecking: true,
  treatWarningsAsErrors: true,
};
