// Measures pages with Lighthouse's mobile profile and prints the median of five runs for each.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { serveSite } from './serve.mjs';

const PAGES = ['/', '/tools', '/tools/percentage-calculator', '/practice', '/pricing'];
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const RUNS = 5;

async function measure(url) {
  const sandbox = process.getuid?.() === 0 ? ' --no-sandbox' : '';
  const flags = ['--quiet', '--output=json', `--chrome-flags=--headless=new${sandbox}`];
  const { stdout } = await promisify(execFile)('npx', ['--yes', 'lighthouse@12.8.2', url, ...flags], {
    env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH },
    maxBuffer: 64 * 1024 * 1024,
  });
  const { categories } = JSON.parse(stdout);
  return Object.keys(GOALS).map((name) => Math.round(categories[name].score * 100));
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Returns the median of every category, in the order of the goals. */
async function medians(url) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push(await measure(url));
  return Object.keys(GOALS).map((_, index) => median(runs.map((scores) => scores[index])));
}

await serveSite(async (origin) => {
  for (const path of PAGES) {
    const scores = await medians(origin + path);
    const cells = Object.entries(GOALS).map(([name, goal], index) => {
      if (scores[index] < goal) process.exitCode = 1;
      return `${name} ${scores[index]} of ${goal}`;
    });
    console.log(`${path.padEnd(30)} ${cells.join(' · ')}`);
  }
});
