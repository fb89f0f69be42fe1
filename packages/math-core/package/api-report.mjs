// Writes reports of the public API, one for the root and one for each topic, into api/, from the declarations of the build.
//   node package/api-report.mjs           writes the reports
//   node package/api-report.mjs --check   writes nothing and fails if the reports would change
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'api');

/** Returns the entry points of the build: the name of the report and the types. */
function entryPoints() {
  const topics = readdirSync(join(root, 'dist'), { withFileTypes: true })
    .filter((it) => it.isDirectory())
    .map(({ name }) => name)
    .filter((name) => existsSync(join(root, 'dist', name, 'index.js'))) // Skips types and the empty folder of a removed topic.
    .map((name) => ({ report: name, types: join(root, 'dist/types', name, 'index.d.ts') }));
  return [{ report: 'index', types: join(root, 'dist/types/index.d.ts') }, ...topics];
}

function configOf({ report, types }, scratch) {
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: types,
      compiler: {
        overrideTsconfig: {
          compilerOptions: { target: 'es2022', module: 'nodenext', lib: ['es2022'], types: [], strict: true },
          files: [types],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: `${report}.api.md`,
        reportFolder: scratch,
        reportTempFolder: join(scratch, 'temp'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: { default: { logLevel: 'error' } },
        // Release tags and strict TSDoc syntax aren't used here, and the types of a topic may come from
        // another topic.
        extractorMessageReporting: { default: { logLevel: 'none' } },
        tsdocMessageReporting: { default: { logLevel: 'none' } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(root, 'package.json'),
  });
}

/** Returns the reports of the build by file name. */
function makeReports() {
  const scratch = mkdtempSync(join(tmpdir(), 'api-report-'));
  try {
    mkdirSync(join(scratch, 'temp'));
    const entries = entryPoints();
    const configs = entries.map((entry) => configOf(entry, scratch));
    const compilerState = CompilerState.create(configs[0], {
      additionalEntryPoints: entries.map(({ types }) => types),
    });
    return new Map(
      configs.map((config, i) => {
        const name = `${entries[i].report}.api.md`;
        const { succeeded } = Extractor.invoke(config, { localBuild: true, compilerState, messageCallback });
        if (!succeeded) throw new Error(`api-extractor refuses ${entries[i].types}.`);
        return [name, readFileSync(join(scratch, name), 'utf8')];
      }),
    );
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

function messageCallback(message) {
  if (message.logLevel !== 'error') message.logLevel = 'none';
}

function writtenReports() {
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(folder).filter((name) => name.endsWith('.api.md'));
  return new Map(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

const made = makeReports();
const written = writtenReports();
const names = [...new Set([...made.keys(), ...written.keys()])].sort();
const changed = names.filter((name) => made.get(name) !== written.get(name));
if (!process.argv.includes('--check')) {
  for (const name of changed) {
    if (made.has(name)) writeFileSync(join(folder, name), made.get(name));
    else rmSync(join(folder, name));
  }
  console.log(changed.length > 0 ? `Written: ${changed.join(', ')}` : 'The reports were up to date.');
} else if (changed.length > 0) {
  console.error(
    `The public API of @mathtools/math-core changed (${changed.join(', ')}): ` +
      'run pnpm --filter @mathtools/math-core api, review the diff, and add a changeset.',
  );
  process.exitCode = 1;
}
