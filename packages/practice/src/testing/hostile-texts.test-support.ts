const MOST = 200;
const filled = (unit: string): string => unit.repeat(MOST).slice(0, MOST);
const joined = (unit: string, sign: string): string =>
  Array<string>(Math.floor(MOST / (unit.length + sign.length)))
    .fill(unit)
    .join(sign);
const nested = (open: string, inner: string, close: string): string => {
  const depth = Math.min(49, Math.floor((MOST - inner.length) / (open.length + close.length)));
  return open.repeat(depth) + inner + close.repeat(depth);
};

/** Parts that fill a text. */
const FILLING = [
  ...[
    '(x+1)',
    '(a+b+c)',
    '(x+y)^2',
    'ab(c+d)',
    'x²',
    '2x3',
    'xy',
    'a ',
    'aa ',
    'word ',
    'not ',
    'so ',
    'then ',
    'the first ',
  ],
  ...[
    'i think ',
    'because ',
    'x = ',
    'x=1,',
    'x=1 or ',
    'x<1 and ',
    '(1,2)u',
    '1<x<2 or ',
    '1|',
    '1;',
    '1 or ',
    '1±',
    '3±√2,',
  ],
  ...[
    '5 cm ',
    '5 cm + ',
    '5 m × ',
    '5 h 3 min ',
    '5%',
    '1°',
    '1 2/3 ',
    '1.5e3 ',
    '1,234;',
    '1.234,5 ',
    '0.123123',
    '1:2:',
    'y=2x+',
  ],
  ...[
    '\\frac{1}{2}',
    '\\sqrt{2}',
    'sin(30)',
    'log(2,3)',
    'ln(',
    '√',
    '2^',
    '-',
    '+-',
    '(',
    '{',
    '[1,2]',
    ',',
    ';',
    ' ',
    '\n',
    '.',
    '$',
  ],
  ...[
    '√9999999967 or ',
    '√9999999967; ',
    'ln 9999999967,',
    'B=5/8 ',
    'A>B ',
    'not A, ',
    'two hundred and five ',
    'less than or equal to ',
  ],
];

/** Terms that are added, multiplied and divided. */
const TERMS = [
  'x',
  '1',
  'π',
  '√x',
  '√9999999967',
  'ln9999999967',
  '(x+1)',
  '(1+√2)',
  '(1/x+1/y)',
  '1/(x+a)',
  '2^x',
  'x^0.1234567891',
  '1e99',
];

/** Texts of at most 200 characters that take much work. They are correct for no problem. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...FILLING.map(filled),
  ...TERMS.flatMap((term) => ['+', '-', '*', '/', '='].map((sign) => joined(term, sign))),
  ...[
    ['(', 'x', ')'],
    ['√(', '2', ')'],
    ['1/(1+', 'x', ')'],
    ['1/(√2+', '2', ')'],
    ['\\frac{', '1', '}{2}'],
    ['2^(', '2', ')'],
  ].map(([open = '', inner = '', close = '']) => nested(open, inner, close)),
  '(x+1)^64',
  '(x+y)^64',
  '((x+y)^8)^8',
  '(x+y+1)^16',
  '(a+b+c+d)^10',
  '(x+1)^64/(x-1)^64',
  '(√2+√3+√5+√7)^64',
  '(123456789/987654321+√2)^64',
  '(√2+√3+√5+√7+√11+√13+√17+√19+√23)^9',
  '(a+b+c+d+f+g+h+j+k+l+m+n+o+p)(q+r+s+t+u+v+w+x+y+z+a+b+c+d)',
  Array.from('abcdfghjklmnopqrstuv', (letter) => `1/(x+${letter})`).join('+'),
  '√(9999999967)+√(9999999929)+√(9999999881)+√(9999999851)+√(9999999833)+√(9999999817)+√(9999999787)',
  '√(10^64*9999999967)',
  '(((10^64)^64)^64)^64',
  joined('12345678901234567890', '^.'),
  '(9999999967/9999999929)^4095.5',
  '2^4095.5*3^4095.5*5^4095.5*7^4095.5*11^4095.5*13^4095.5',
  '9'.repeat(MOST),
  `√${'9'.repeat(MOST - 1)}`,
  `${'9'.repeat(99)}/${'7'.repeat(99)}`,
];
