import { LETTER, oneOf } from './method-words.js';

/** Words for the first derivative, and instructions to differentiate, in English, German, Spanish and French. */
const DERIVATIVE = oneOf(
  'derivatives|derivative|deriv|derivation|differentiate|derive|derivate|differentiation|ableitung|ableiten|leite|derivada|deriva|derivar|derivo|dérivée|derivee|dériver|dérivez',
);
/** Matches text that could ask for a derivative: its words, d/dx, or a prime. */
export const ASKS_DERIVATIVE: RegExp = new RegExp(
  String.raw`${DERIVATIVE}|(?:^|[^a-z])(?:d|∂).{0,6}\/\s*\(?\s*(?:d|∂)\s*[a-z](?![a-z])|(?:(?:^|[^a-z])[a-z]|\))'`,
  'i',
);
/** Words for the order of a derivative. */
const ORDERS: readonly (readonly [order: number, words: string])[] = [
  [1, 'first|1st|erste|primera|première'],
  [2, 'second|2nd|2\\.|double|zweite|segunda|seconde'],
  [3, 'third|3rd|3\\.|dritte|tercera|troisième'],
  [4, 'fourth|4th|4\\.|vierte|cuarta'],
  [5, 'fifth|5th|fünfte|quinta'],
];
/** Words after an instruction for the order: differentiate twice. */
const TIMES: readonly (readonly [order: number, words: string])[] = [
  [2, 'twice|two times|zweimal'],
  [3, 'three times|dreimal'],
];

const word = (words: string): string => String.raw`(?<![a-zà-ÿ\\])(?:${words})(?![a-zà-ÿ])`;
/** The order in d²/dx². */
const RAISED = String.raw`(?:\^?\(?\d\)?|[²³])?`;

/** A part of a request for a derivative. */
export type DerivativePart =
  /** The wish for a derivative, with its order and its letter if they are given. */
  | { readonly kind: 'wish'; readonly order?: number; readonly letter?: string; readonly subject?: string }
  /** The letter of the function. */
  | { readonly kind: 'letter'; readonly letter: string }
  /** The number at which the derivative is evaluated. */
  | { readonly kind: 'place'; readonly letter?: string; readonly text: string };

/** The rows of a request: how a part is written, and what it means. */
export const DERIVATIVE_ROWS: readonly (readonly [
  pattern: RegExp,
  part: (groups: readonly (string | undefined)[]) => DerivativePart,
])[] = [
  // d/dx, (d/dx), d²/dx², dy/dx, d²y/dx², ∂/∂x
  [
    new RegExp(
      String.raw`[\s(]*(?<![a-z])(?:d|∂)(${RAISED})\s*([a-z]?)\s*\)?\s*\/[\s(]*(?:d|∂)\s*([a-z])(?:${RAISED})\s*(?:\)[\s)]*|(?![a-z]\w))`,
      'gi',
    ),
    ([raised, subject, letter]) => ({
      kind: 'wish',
      order: orderOf(raised),
      ...(letter !== undefined && { letter }),
      ...(subject !== undefined && subject !== '' && { subject }),
    }),
  ],
  ...ORDERS.map(
    ([order, words]) =>
      [
        new RegExp(word(`(?:${words})(?:[- ]order)? (?:${DERIVATIVE})`), 'gi'),
        (): DerivativePart => ({ kind: 'wish', order }),
      ] as const,
  ),
  ...TIMES.map(
    ([order, words]) =>
      [new RegExp(word(words), 'gi'), (): DerivativePart => ({ kind: 'wish', order })] as const,
  ),
  [new RegExp(word(DERIVATIVE), 'gi'), () => ({ kind: 'wish' })],
  [
    new RegExp(
      String.raw`${word(String.raw`with respect to|w\.?r\.?t\.?|in terms of|nach|respecto (?:de|a)`)}\s*(${LETTER})(?![a-z(^])`,
      'gi',
    ),
    ([letter = 'x']) => ({ kind: 'letter', letter }),
  ],
  [
    new RegExp(
      String.raw`${word('at|evaluated at|an der stelle|en')}\s+(?:the point )?(?:where )?(${LETTER})\s*=\s*([^;,=\n]+?)(?=\s*(?:$|[;,\n]))`,
      'gi',
    ),
    ([letter = 'x', text = '']) => ({ kind: 'place', letter, text }),
  ],
  [
    new RegExp(
      String.raw`${word('when|where|for|if')}\s+(${LETTER})\s*=\s*(-?[\d./]*(?:π|pi)?[\d./]*)(?=\s*(?:$|[;,\n]))`,
      'gi',
    ),
    ([letter = 'x', text = '']) => ({ kind: 'place', letter, text }),
  ],
  [
    new RegExp(
      String.raw`${word('at|evaluated at')}\s+(?:the point )?(-?[\d.]+|-?π|-?pi)(?=\s*(?:$|[;,\n]))`,
      'gi',
    ),
    ([text = '']) => ({ kind: 'place', text }),
  ],
];

function orderOf(raised = ''): number {
  const digit = /[\d²³]/.exec(raised)?.[0] ?? '1';
  return { '²': 2, '³': 3 }[digit] ?? Number(digit);
}

/** Words without a meaning of their own between the parts of a request. */
export const DERIVATIVE_FILLERS: RegExp = new RegExp(
  word(
    "of|for|if|at|given that|given|work out|let|when|where|then|and|find|what is|what’s|what's|whats|the|compute|calculate|determine|evaluate|please|function|equation|expression|curve|partial|total|take|its|value|you|can i|can|how|do i|do|to|me|von|der|die|das|sie|ab|bestimme|berechne|de|la|el|halla|hallar|calcula|calcular|calculer|calculez|quelle est|cuál es|cual es|bilde|bestimmen|function|funktion|função|función|fonction",
  ),
  'gi',
);
