import type { Asked } from '../functions/function-problem.js';

/** Matches one letter. */
export const LETTER = '[a-zA-Z]';
/** A name that is usual for functions, or any letter before (x) or (t), because a(b) = 12 is a product. */
const NAMED = String.raw`(?=[fghpqACFGHNPRSV]\s?\(|[a-zA-Z]\s?\(\s*[xtn]\s*\))`;
/** Matches a definition: f(x) = x + 1. */
export const DEFINITION = new RegExp(
  String.raw`^${NAMED}(${LETTER})\s?\(\s*([a-zA-Z])\s*\)\s*=\s*(?!=)(.*)$`,
  's',
);
/** Matches a definition with an arrow: f: x → x + 1. */
export const ARROW = new RegExp(String.raw`^(${LETTER})\s*:\s*([a-zA-Z])\s*(?:->|→|↦|\|->)\s*(.+)$`, 's');

/** Matches an equation with y alone on a side: y = x + 1. */
export const OF_Y = /^y\s*=(?!=)|[^=<>≤≥≠]=\s*y$/i;

/** The names of the possible requests, in the order in which they are tried. */
const TASKS: readonly (readonly [words: string, asked: Asked | undefined])[] = [
  [
    String.raw`(?:to )?slope[- ]intercept(?: form)?|the form y ?= ?mx ?\+ ?b|y ?= ?mx ?\+ ?b(?: form)?`,
    'slope-form',
  ],
  [
    String.raw`(?:an )?(?:even(?:,| or|\/) ?odd(?:,? or neither)?|odd or even|even|odd|parity)(?: functions?)?`,
    'symmetry',
  ],
  ['inverse(?: functions?)?', 'inverse'],
  ['vertex(?: form)?|axis of symmetry', 'vertex'],
  [
    '(?:(?:maximum|minimum|max|min)(?: and (?:maximum|minimum|max|min))?|extremum|extreme)(?: values?| points?)?',
    'extremum',
  ],
  ['domain', 'domain'],
  ['range', 'range'],
  ['(?:real )?zeros?|zeroes|roots', 'zeros'],
  ['x-? ?(?:and|&) ?y-? ?intercepts?', 'intercepts'],
  ['x-? ?intercepts?', 'x-intercepts'],
  ['y-? ?intercepts?', 'y-intercept'],
  ['intercepts?', 'intercepts'],
  ['slope|gradient', 'slope'],
  ['(?:(?:vertical|horizontal|slant|oblique) )?asymptotes?|holes?', 'asymptotes'],
  ['graph|plot|draw|sketch', 'graph'],
  ['composition(?: value)?|composite(?: function)?', undefined],
];
const WORD = new RegExp(
  String.raw`(?<![a-z\\])(?:${TASKS.map(([words]) => words).join('|')})(?![a-z])`,
  'gi',
);
/** Words between the parts of a problem. */
const FILLER =
  /(?<![a-z\\])(?:of(?![a-z])|(?:if|given|let|suppose|consider|and|then|find|what is|what's|is(?= [a-z]\s?\([a-z]\)\s*=)|evaluate|calculate|determine|compute|state|give|write|rewrite|convert|put|into|whether|the function|functions?|when|where|for|at|with|on|over|the|is|it's|its|in|show|(?:straight )?line|parabola|curve|equation)(?![a-z(^²]|\s*[-+*/^)=]))/gi;

/** Returns the parts of a text: tasks, definitions, conditions and expressions. */
export function segmentsOf(text: string): readonly string[] {
  const marked = text
    .replaceAll(
      WORD,
      (word) => `;@${TASKS.findIndex(([words]) => new RegExp(`^(?:${words})$`, 'i').test(word))};`,
    )
    .replaceAll(FILLER, ';')
    .replaceAll(/(?<=[\w)²³])\s+(?=[a-zA-Z]\s?\(\s*[a-zA-Z]\s*\)\s*=(?!=))/g, ';')
    .replaceAll(/\?\s*(?=$|;)/g, ';')
    .replaceAll('\n', ';');
  const found: string[] = [];
  let [depth, start] = [0, 0];
  for (let i = 0; i <= marked.length; i++) {
    const sign = marked.charAt(i);
    if (/[([{]/.test(sign)) depth++;
    if (/[)\]}]/.test(sign)) depth--;
    // A comma between digits is a decimal comma.
    const isComma = sign === ',' && depth === 0 && !/^\d/.test(marked.slice(i + 1));
    if (sign !== '' && sign !== ';' && !isComma) continue;
    found.push(marked.slice(start, i).replaceAll(/^[\s:?]+|[\s.:]+$/g, ''));
    start = i + 1;
    if (sign === ';') depth = 0;
  }
  return found.flatMap(withoutCall).filter((segment) => segment !== '');
}

/** Separates a definition from a call of the same function after it: f(x) = 2x + 1 f(3). */
function withoutCall(segment: string): readonly string[] {
  const [, name] = DEFINITION.exec(segment) ?? [];
  if (name === undefined) return [segment];
  const at = segment.search(new RegExp(String.raw`(?<=[\w)²³])\s+${name}\s?\(`));
  return at < 0 ? [segment] : [segment.slice(0, at).trim(), segment.slice(at).trim()];
}

/** Returns the request of a segment, if it is a task. */
export function taskOf(segment: string): readonly [Asked | undefined] | undefined {
  const found = segment.startsWith('@') ? TASKS[Number(segment.slice(1))] : undefined;
  return found && [found[1]];
}
