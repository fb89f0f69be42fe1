import { type Draft, type Family, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { slips } from '../../shared/slips.js';
import { ratioOf } from '../../shared/trig.js';

/** Criteria for congruent and similar triangles. */
export const triangleCriteria: Family = {
  id: 'triangle-criteria',
  category: 'geometry',
  difficulties: ['easy', 'medium'],
  make: (random, difficulty) => (difficulty === 'easy' ? congruent(random) : similar(random)),
};

/** The parts in which two triangles are equal: the sides, the angles, and the criterion that they satisfy. */
interface Case {
  readonly sides: readonly string[];
  readonly angles: readonly string[];
  readonly letter: 'A' | 'B' | 'C' | 'D';
  readonly reason: string;
}

const CONGRUENT: readonly [Case, ...Case[]] = [
  { sides: ['PQ', 'QR', 'PR'], angles: [], letter: 'A', reason: 'Three pairs of sides are equal' },
  {
    sides: ['PQ', 'QR'],
    angles: ['Q'],
    letter: 'B',
    reason: 'The angle at Q is between the sides PQ and QR',
  },
  {
    sides: ['PQ', 'PR'],
    angles: ['P'],
    letter: 'B',
    reason: 'The angle at P is between the sides PQ and PR',
  },
  { sides: ['QR'], angles: ['Q', 'R'], letter: 'C', reason: 'The side QR is between the angles at Q and R' },
  { sides: ['PQ'], angles: ['P', 'Q'], letter: 'C', reason: 'The side PQ is between the angles at P and Q' },
  {
    sides: ['PQ', 'QR'],
    angles: ['P'],
    letter: 'D',
    reason: 'The angle at P isn’t between the sides PQ and QR',
  },
  {
    sides: ['PR', 'QR'],
    angles: ['Q'],
    letter: 'D',
    reason: 'The angle at Q isn’t between the sides PR and QR',
  },
  {
    sides: [],
    angles: ['P', 'Q', 'R'],
    letter: 'D',
    reason: 'Only angles are known, so the sizes can differ',
  },
];

const OTHER: Readonly<Record<string, string>> = { P: 'X', Q: 'Y', R: 'Z' };
const partner = (name: string): string => name.replaceAll(/[PQR]/g, (letter) => OTHER[letter] ?? letter);
const CHOICES = 'A is SSS, B is SAS, C is ASA, D is none';

/** Draws sides and angles of a triangle that exists. */
function measures(random: Random): Readonly<Record<string, number>> {
  const [PQ, QR, PR] = [random.whole(5, 15), random.whole(5, 15), random.whole(5, 15)];
  const [P, Q] = [random.whole(35, 80), random.whole(35, 80)];
  const isTriangle =
    PQ + QR > PR + 1 && PQ + PR > QR + 1 && QR + PR > PQ + 1 && new Set([PQ, QR, PR]).size === 3;
  return isTriangle && P !== Q ? { PQ, QR, PR, P, Q, R: 180 - P - Q } : measures(random);
}

/** Checks whether the two given sides and the angle that isn't between them fit two different triangles. */
function isAmbiguous({ sides, angles }: Case, values: Readonly<Record<string, number>>): boolean {
  const [name = ''] = angles;
  const length = (isOpposite: boolean): number =>
    values[sides.find((side) => side.includes(name) !== isOpposite) ?? ''] ?? 0;
  const height = length(false) * ratioOf('sin', values[name] ?? 0);
  return height + 0.5 < length(true) && length(true) < length(false);
}

function joined(parts: readonly string[]): string {
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}

function congruent(random: Random): Draft {
  const [one, values, unit] = [random.pick(CONGRUENT), measures(random), random.pick(['cm', 'm'])];
  const { sides, angles, letter, reason } = one;
  if (letter === 'D' && angles.length === 1 && !isAmbiguous(one, values)) return congruent(random);
  const facts = [
    ...sides.map((side) => `${side} = ${partner(side)} = ${values[side] ?? 0} ${unit}`),
    ...angles.map((name) => `∠${name} = ∠${partner(name)} = ${values[name] ?? 0}°`),
  ];
  const counts = `${sides.length} ${sides.length === 1 ? 'pair' : 'pairs'} of sides and ${angles.length} of angles`;
  return {
    question: random.pick([
      `In the triangles PQR and XYZ, ${joined(facts)}. Which criterion shows that they must be congruent? ${CHOICES}. Type the letter.`,
      `Two triangles, PQR and XYZ, have ${joined(facts)}. By which criterion are they congruent? ${CHOICES}. Type the letter.`,
    ]),
    answer: letter,
    form: { kind: 'text' },
    mistakes: slips(
      letter !== 'A' && ['A', `SSS needs three pairs of equal sides. The question gives ${counts}.`],
      letter !== 'B' && ['B', `SAS needs two pairs of sides and the angle between them. ${reason}.`],
      letter !== 'C' && [
        'C',
        `ASA needs two pairs of angles and the side between them. The question gives ${counts}.`,
      ],
      letter !== 'D' && ['D', `With ${counts}, the triangle is fixed. ${reason}.`],
    ),
    hints: [
      'S is a pair of equal sides, and A is a pair of equal angles. How many of each are given?',
      `The question gives ${counts}. Sketch the triangle and mark them.`,
      `${reason}.`,
    ],
    steps: [
      line('practice.count-given', 'Pairs of equal sides', 's', '=', String(sides.length)),
      line('practice.count-given', 'Pairs of equal angles', 'a', '=', String(angles.length)),
    ],
  };
}

function similar(random: Random): Draft {
  const values = measures(random);
  const [kind, factor, unit] = [random.whole(0, 3), random.pick([1.5, 2, 2.5, 3]), random.pick(['cm', 'm'])];
  const [PQ = 0, QR = 0, PR = 0, P = 0, Q = 0] = ['PQ', 'QR', 'PR', 'P', 'Q'].map((name) => values[name]);
  const [a, b, c] = [PQ * factor, QR * factor, PR * factor];
  const wrong = c + random.pick([1, 2]);
  const list = 'A is AA, B is SAS, C is SSS, D is none';
  const cases = [
    [
      `∠P = ${P}° and ∠Q = ${Q}°`,
      `∠X = ${P}° and ∠Z = ${180 - P - Q}°`,
      'A',
      `The third angles are equal, too: $180 - ${P} - ${180 - P - Q} = ${Q}$`,
    ],
    [
      `PQ = ${PQ} ${unit}, QR = ${QR} ${unit} and ∠Q = ${Q}°`,
      `XY = ${a} ${unit}, YZ = ${b} ${unit} and ∠Y = ${Q}°`,
      'B',
      `Both ratios of sides are ${factor}, and the angles between them are equal`,
    ],
    [
      `PQ = ${PQ} ${unit}, QR = ${QR} ${unit} and PR = ${PR} ${unit}`,
      `XY = ${a} ${unit}, YZ = ${b} ${unit} and XZ = ${c} ${unit}`,
      'C',
      `All three ratios of sides are ${factor}`,
    ],
    [
      `PQ = ${PQ} ${unit}, QR = ${QR} ${unit} and PR = ${PR} ${unit}`,
      `XY = ${a} ${unit}, YZ = ${b} ${unit} and XZ = ${wrong} ${unit}`,
      'D',
      `The ratio of XZ to PR isn’t ${factor}, because $${PR}*${factor} = ${c}$`,
    ],
  ] as const;
  const [first, second, letter, reason] = cases[kind] ?? cases[0];
  return {
    question: random.pick([
      `Triangle PQR has ${first}. Triangle XYZ has ${second}. By which criterion are they similar? ${list}. Type the letter.`,
      `In triangle PQR, ${first}. In triangle XYZ, ${second}. Which criterion shows that the triangles are similar? ${list}. Type the letter.`,
    ]),
    answer: letter,
    form: { kind: 'text' },
    mistakes: slips(
      letter !== 'A' && ['A', `AA needs two pairs of equal angles. ${reason}.`],
      letter !== 'B' && [
        'B',
        `SAS needs two equal ratios of sides and equal angles between them. ${reason}.`,
      ],
      letter !== 'C' && ['C', `SSS needs three equal ratios of sides. ${reason}.`],
      letter !== 'D' && ['D', `The triangles are similar. ${reason}.`],
    ),
    hints: [
      'Are sides given, or angles? Compare the matching parts.',
      kind === 0
        ? 'Find the third angle of each triangle.'
        : 'Divide each side of XYZ by the matching side of PQR.',
      `${reason}.`,
    ],
    steps:
      kind === 0
        ? [
            line(
              'practice.triangle-angle-sum',
              'Third angle of XYZ',
              `180 - ${P} - ${180 - P - Q}`,
              '=',
              String(Q),
            ),
            line('practice.count-given', 'Pairs of equal angles', 'a', '=', '2'),
          ]
        : [
            line('practice.scale-factor', 'Ratio of XY to PQ', `${a}/${PQ}`, '=', String(factor)),
            line('practice.scale-factor', 'Ratio of YZ to QR', `${b}/${QR}`, '=', String(factor)),
          ],
  };
}
