// Finds in the output of a command what failed first, and whether the part failed that was to notice the fault.
import { stripVTControlCharacters } from 'node:util';

/** A build that breaks notices no fault but one of types. */
const BUILD = /^.*(?:#build\b.*(?:exited|failed)|Failed: +\S+#build\b|✗ build failed).*$/m;

const VITEST = [
  /^ *FAIL +(.+)$/m,
  /^ *[×✗] (.+)$/m,
  // what ends the run without a test: a hang, a crash, a rejection that nobody awaits
  /^.*(Unhandled (?:Error|Rejection)s?|Worker .*(?:exited|terminated|crashed)|heap out of memory).*$/im,
];

/** How each part tells of a failure, the likeliest first; what is in parentheses is shown. */
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

/** Gives the first line of what failed; `isOfPart` is false where that was another part than the fault's. */
export function firstFailure({ part }, output) {
  // Turbo puts the name of the task before each line.
  const text = stripVTControlCharacters(output).replaceAll(/^(?:@mathtools\/[\w-]+|\/\/):[\w:-]+: ?/gm, '');
  const build = BUILD.exec(stripVTControlCharacters(output))?.[0];
  if (build !== undefined && part !== 'types') return { isOfPart: false, line: build.trim() };
  for (const pattern of PATTERNS[part]) {
    const found = pattern.exec(text);
    if (found) return { isOfPart: true, line: (found[1] ?? found[0]).trim().replaceAll(/\s*\n\s*/g, ': ') };
  }
  return undefined;
}
