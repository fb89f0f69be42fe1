// Finds phrases in pages, comments and documents that an American editor would change, which docs/english.md lists,
// and recipes that are too long or don't end with a command.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Each phrase, and what to write instead. */
const PHRASES = [
  [/\bwhereby\b|\bthereof\b|\btherein\b/i, 'by which, of it, in it'],
  [/\bnought\b/i, 'zero'],
  [/\ba great many\b/i, 'many'],
  [/\bturn(?:s|ed)? round\b/i, 'flip, reverse'],
  [/\bno \w+ of ours\b/i, 'we have no …'],
  [/\bthe (?:one|line|page|step) before\b(?! (?:the|a|it|that|this|each|its|which))/i, 'the previous …'],
  [/\bcomes? out as\b/i, 'is, equals'],
  [/\bstands? for itself\b/i, 'is clear by itself'],
  [/\bis there (?:already|again|at once)\b/i, 'exists, appears'],
  [/\bof (?:an|some)one's own\b/i, 'your own'],
  [/\bneed not\b/i, "don't need to"],
  [/\bmay not be\b.{0,20}\?/i, "Why can't … be"],
  [/\bworking out\b(?= (?:is|was|stands))/i, 'the work'],
  [/\bjust so\b|\bever so\b/i, 'exactly, very'],
];
const FILES = /\.(?:tsx?|mjs|md)$/;
/** The two lists of phrases, and German and Spanish texts. */
const SKIPPED = /^scripts\/phrases\.mjs$|^docs\/english\.md$|\/step-texts\/src\/|CHANGELOG\.md$/;

// A downloaded archive has no repository that could list its files.
const ignored = ['.git', ...readFileSync('.gitignore', 'utf8').trim().split('\n')].map((line) => {
  const pattern = line.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll('*', '[^/]*');
  return new RegExp(`(?:^|/)${pattern}$`);
});

/** Returns the paths of all files in a folder and its subfolders, without those that .gitignore names. */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (ignored.some((pattern) => pattern.test(path))) return [];
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

const files = filesIn('.').filter((file) => FILES.test(file) && !SKIPPED.test(file));
const found = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      PHRASES.flatMap(([phrase, better]) => {
        const [words] = phrase.exec(line) ?? [];
        return words === undefined ? [] : [`${file}:${index + 1}: "${words}": write "${better}"`];
      }),
    ),
);
const MOST_WORDS = 250;
const recipes = files.filter((file) => /^docs\/recipe-.*\.md$/.test(file));
const faulty = recipes.flatMap((file) => {
  const text = readFileSync(file, 'utf8').trim();
  const words = text.split(/\s+/).length;
  return [
    ...(words > MOST_WORDS ? [`${file} has ${words} words: at most ${MOST_WORDS}`] : []),
    ...(/```sh\nnpm (?:test|run) .*\n```$/.test(text)
      ? []
      : [`${file} doesn't end with the command that proves it`]),
  ];
});
const faults = [...found, ...faulty];
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
