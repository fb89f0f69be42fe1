// Finds the first failure in the output of a command, and whether it is in the part that should catch the fault.
import { stripVTControlCharacters } from 'node:util';

/** Matches a broken build, which catches only type faults. */
const BUILD = /^.*(?:#build\b.*(?:exited|failed)|Failed: +\S+#build\b|✗ build failed).*$/m;

const VITEST = [
  /^ *FAIL +(.+)$/m,
  /^ *[×✗] (.+)$/m,
  // Failures outside of a test: a hang, a crash, an unhandled rejection.
  /^.*(Unhandled (?:Error|Rejection)s?|Worker .*(?:exited|terminated|crashed)|heap out of memory).*$/im,
];

/** The patterns of failures of each part, most likely first. The captured group is printed. */
const PATTERNS = {
  format: [/^(\S+) (?:format )?━/m, /^ *(?:error|×) (.*format.*)$/im],
  lint: [/^ *(\d+:\d+ +error +.+)$/m, /^ *[×x] (.+\(.+\).*)$/m, /^(.+: error.*)$/im],
  types: [/^(.*error TS\d+: .+)$/m],
  boundaries: [/^ *(error [a-z\d-]+: .+)$/m, /^(BROKEN .+)$/m],
  unused: [/^(Unused [a-z ]+ \(\d+\)\n.+)$/m, /^(BROKEN dead code)$/m],
  engine: VITEST,
  practice: VITEST,
  content: VITEST,
  server: VITEST,
  site: VITEST,
  browser: [/^ *\d+\) (\S+\.spec\.ts:.+?)[ ─]*$/m],
};

/** Returns the first line of a failure. `isOfPart` is false if it is in a different part than the fault. */
export function firstFailure({ part }, output) {
  // Turbo prefixes each line with the name of the task.
  const text = stripVTControlCharacters(output).replaceAll(/^(?:@mathtools\/[\w-]+|\/\/):[\w:-]+: ?/gm, '');
  const build = BUILD.exec(stripVTControlCharacters(output))?.[0];
  if (build !== undefined && part !== 'types') return { isOfPart: false, line: build.trim() };
  for (const pattern of PATTERNS[part]) {
    const found = pattern.exec(text);
    if (found) return { isOfPart: true, line: (found[1] ?? found[0]).trim().replaceAll(/\s*\n\s*/g, ': ') };
  }
  return undefined;
}
