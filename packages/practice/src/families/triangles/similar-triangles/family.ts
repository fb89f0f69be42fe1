import { type Draft, type Family, line } from '../../../family.js';
import type { Point } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { apex, figure, type SideLabel, segment } from '../../shared/figure.js';
import { answerWithUnit } from '../../shared/measure.js';
import { quotientText } from '../../shared/lowest.js';
import { slips } from '../../shared/slips.js';

/** Similar triangles: sides from a scale factor, shadows of objects of realistic sizes, areas. */
export const similarTriangles: Family = {
  id: 'similar-triangles',
  category: 'geometry',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return scaled(random);
    if (difficulty === 'medium') return random.oneIn(2) ? shadow(random) : parallel(random);
    return areas(random);
  },
};

/** Draws the sides of a well-proportioned triangle, in which no side is much longer than another. */
function sidesOf(random: Random): readonly [number, number, number] {
  const [a, b, c] = [random.whole(5, 10), random.whole(5, 10), random.whole(5, 10)];
  const isFine = a + b > c + 2 && b + c > a + 2 && a + c > b + 2 && new Set([a, b, c]).size === 3;
  return isFine ? [a, b, c] : sidesOf(random);
}

function labels(
  base: number,
  left: number,
  right: number,
  at: number,
  texts: readonly string[],
): readonly SideLabel[] {
  const [x, y] = apex(base, left, right);
  const [a, b, c]: readonly [Point, Point, Point] = [
    [at, 0],
    [at + base, 0],
    [at + x, y],
  ];
  return [
    [a, b, texts[0] ?? ''],
    [b, c, texts[1] ?? ''],
    [c, a, texts[2] ?? ''],
  ];
}

function scaled(random: Random): Draft {
  const [a, b, c] = sidesOf(random);
  const [factor, unit] = [random.pick([2, 2.5, 1.5]), random.pick(['cm', 'm'])];
  const [large, sought] = [a * factor, b * factor];
  if (!Number.isInteger(large) || !Number.isInteger(sought)) return scaled(random);
  const [A, B, k] = [large, sought, factor].map(String) as [string, string, string];
  const small = labels(a, c, b, 0, [`${a} ${unit}`, `${b} ${unit}`, `${c} ${unit}`]);
  const big = labels(large, c * factor, sought, a * 1.8, [`${A} ${unit}`, '?']).slice(0, 2);
  const outline = labels(large, c * factor, sought, a * 1.8, []);
  return {
    question: `Two triangles are similar. The sides of the smaller one are ${a} ${unit}, ${b} ${unit} and ${c} ${unit}. In the larger one, the side that matches ${a} ${unit} is ${A} ${unit}. How long is the side that matches ${b} ${unit}?`,
    ...answerWithUnit(sought, unit),
    mistakes: slips(
      b + large - a > 0 && [
        b + large - a,
        `You added the difference of ${large - a} ${unit}. In similar triangles, multiply the sides: ${a} times ${k} is ${A}.`,
      ],
      [
        quotientText(a * b, large),
        `You divided by the scale factor. The larger triangle has longer sides, so multiply ${b} by ${k}.`,
      ],
      [c * factor, `That matches the side of ${c} ${unit}. Multiply ${b} by ${k}.`],
      [large, `That matches the side of ${a} ${unit}. Multiply ${b} by the same number, ${k}.`],
    ),
    hints: [
      'In similar triangles every side is multiplied by the same number.',
      `What number do you multiply ${a} by to get ${A}?`,
      `The scale factor is ${k}. Multiply ${b} by it.`,
    ],
    steps: [
      line('practice.scale-factor', 'Scale factor', 'k', '=', `${A}/${a}`),
      line('practice.divide', 'Divide', `${A}/${a}`, '=', k),
      line('practice.scale-side', 'Multiply the side by the scale factor', `${b}*${k}`, '=', B),
    ],
    drawing: figure(
      `Two similar triangles. The smaller one has a base of ${a} ${unit}, a right side of ${b} ${unit} and a left side of ${c} ${unit}. The larger one has a base of ${A} ${unit}. Its right side is unknown.`,
      [...small, ...outline].map(([from, to]) => segment(from, to)),
      [...small, ...big],
    ),
  };
}

/** Objects with their smallest and largest heights in meters. */
const THINGS = [
  ['tree', 6, 27],
  ['flagpole', 6, 16],
  ['lighthouse', 16, 36],
  ['chimney', 16, 36],
  ['statue', 6, 24],
] as const;

function shadow(random: Random): Draft {
  const [post, itsShadow, factor] = [random.pick([2, 3, 4]), random.whole(2, 7), random.whole(3, 9)];
  const [thing, least, most] = random.pick(THINGS);
  const height = post * factor;
  if (post === itsShadow || itsShadow > 2.5 * post || height < least || height > most) return shadow(random);
  return shadowOf(thing, [post, itsShadow, factor]);
}

/** Creates a problem that asks for the height of a thing, given its shadow and that of a post. */
function shadowOf(
  thing: string,
  [post, itsShadow, factor]: readonly [post: number, itsShadow: number, factor: number],
): Draft {
  const [height, length] = [post * factor, itsShadow * factor];
  const [s, t, l, h, k] = [post, itsShadow, length, height, factor].map(String) as [
    string,
    string,
    string,
    string,
    string,
  ];
  return {
    question: `A post ${s} m tall casts a shadow ${t} m long. At the same time, a ${thing} casts a shadow ${l} m long. How tall is the ${thing}?`,
    ...answerWithUnit(height, 'm'),
    mistakes: slips(
      length - itsShadow + post > 0 && [
        post + length - itsShadow,
        `You added the difference of the shadows. In similar triangles, lengths are multiplied. The shadow is ${k} times as long.`,
      ],
      [
        quotientText(itsShadow * length, post),
        `The ratio is upside down. The ${thing} is to its shadow as the post is to its shadow, ${s} to ${t}.`,
      ],
      [factor, `That is how many times as long the shadow is. Multiply the post of ${s} m by it.`],
      [length, `That is the shadow. Multiply the post of ${s} m by ${k}.`],
      [
        quotientText(length, post),
        `You divided the shadow by the post. Compare the two shadows first: ${l} m and ${t} m.`,
      ],
    ),
    hints: [
      `The post and its shadow form a right triangle. So do the ${thing} and its shadow, and the light comes in at the same angle.`,
      'The two triangles are similar. Compare the two shadows.',
      `The shadow is ${k} times as long. So the ${thing} is ${k} times as tall as the post.`,
    ],
    steps: [
      line('practice.similar-triangles', 'Equal ratios in similar triangles', 'h/' + s, '=', `${l}/${t}`),
      line('practice.divide', 'Divide', `${l}/${t}`, '=', k),
      line('practice.multiply-both-sides', `Multiply both sides by ${s}`, 'h', '=', h),
    ],
    drawing: figure(
      `Two right triangles of the same shape. In the larger one, the shadow on the ground is ${l} m and the height is unknown. The smaller one represents the post of ${s} m with its shadow of ${t} m.`,
      [
        segment([0, 0], [length, 0]),
        segment([length, 0], [length, height]),
        segment([length, height], [0, 0]),
        segment([length * 1.5, 0], [length * 1.5 + itsShadow, 0]),
        segment([length * 1.5 + itsShadow, 0], [length * 1.5 + itsShadow, post]),
        segment([length * 1.5 + itsShadow, post], [length * 1.5, 0]),
      ],
      [
        [[0, 0], [length, 0], `${l} m`],
        [[length, 0], [length, height], '?'],
      ],
    ),
  };
}

function parallel(random: Random): Draft {
  const [upper, factor, cut] = [random.whole(3, 8), random.pick([2, 3, 4]), random.whole(3, 9)];
  const [whole, base, unit] = [upper * factor, cut * factor, random.pick(['cm', 'm'])];
  if (whole === base || Math.max(whole, base) > 1.4 * Math.min(whole, base)) return parallel(random);
  const [u, w, c, b, k] = [upper, whole, cut, base, factor].map(String) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const top = apex(base, whole, whole * 0.9);
  const near: Point = [top[0] * (1 - 1 / factor), top[1] * (1 - 1 / factor)];
  const far: Point = [near[0] + cut, near[1]];
  return {
    question: `In triangle ABC, a line parallel to AB meets AC at D and BC at E. CD is ${u} ${unit} long, CA is ${w} ${unit} long, and AB is ${b} ${unit} long. How long is DE?`,
    ...answerWithUnit(cut, unit),
    mistakes: slips(
      base - (whole - upper) > 0 && [
        base - (whole - upper),
        `You subtracted the difference. In similar triangles, the sides are divided by the same number, ${k}.`,
      ],
      [base * factor, `You multiplied by ${k}. The cut-off triangle is smaller, so divide.`],
      factor > 2 && [
        quotientText(base, factor - 1),
        `You compared CD with DA. Compare it with the whole side CA, which is ${k} times as long as CD.`,
      ],
      [quotientText(whole * upper, base), `The sides are mixed up: CD matches CA, and DE matches AB.`],
      [upper, `That is CD. DE matches AB. Divide ${b} by ${k}.`],
      factor === 2 && [
        quotientText(base, 3),
        `You counted CD and CA as three parts. CD is part of CA, which is twice as long. Divide by 2.`,
      ],
    ),
    hints: [
      'The line cuts off a small triangle CDE. Compare its angles with those of the whole triangle.',
      'Triangle CDE is similar to triangle CAB. CD matches CA, and DE matches AB.',
      `CA is ${k} times as long as CD. So AB is ${k} times as long as DE.`,
    ],
    steps: [
      line('practice.similar-triangles', 'Equal ratios in similar triangles', `x/${b}`, '=', `${u}/${w}`),
      line('practice.lowest-terms', 'Lowest terms', `${u}/${w}`, '=', `1/${k}`),
      line('practice.multiply-both-sides', `Multiply both sides by ${b}`, 'x', '=', c),
    ],
    drawing: figure(
      `A triangle ABC with base AB of ${b} ${unit} and C at the top. D is on side CA, E is on side CB, and DE is parallel to AB. CA is ${w} ${unit} long, and its upper part CD is ${u} ${unit} long. DE is unknown.`,
      [{ kind: 'polygon', points: [[0, 0], [base, 0], top] }, segment(near, far), segment(top, near)],
      [
        [[0, 0], [base, 0], `${b} ${unit}`],
        [near, far, '?'],
        [top, near, `${u} ${unit}`],
        [[0, 0], 225, 'A'],
        [[base, 0], -45, 'B'],
        [top, 90, 'C'],
        [near, 170, 'D'],
        [far, 10, 'E'],
      ],
    ),
  };
}

function areas(random: Random): Draft {
  const [factor, area, side] = [random.whole(2, 5), random.whole(5, 20), random.whole(3, 9)];
  const [large, total, unit] = [side * factor, area * factor ** 2, random.pick(['cm', 'm'])];
  const [k, q, a, s, l, t] = [factor, factor ** 2, area, side, large, total].map(String) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const isBack = random.oneIn(2);
  return isBack
    ? {
        question: `Two similar triangles have areas of ${a} ${unit}² and ${t} ${unit}². One side of the smaller triangle is ${s} ${unit} long. How long is the corresponding side of the larger one?`,
        ...answerWithUnit(large, unit),
        mistakes: slips(
          [
            side * factor ** 2,
            `You multiplied the side by ${q}. That is the factor of the areas. The factor of the sides is its square root, ${k}.`,
          ],
          [
            quotientText(side * factor ** 2, 2),
            `You divided ${q} by 2. Take its square root: the sides grow by the factor ${k}.`,
          ],
          [factor, `That is the scale factor. Multiply the side of ${s} ${unit} by it.`],
          side + total - area < 500 && [
            side + total - area,
            `You added the difference of the areas. The sides are multiplied by ${k}.`,
          ],
        ),
        hints: [
          'How many times as large is the area? The sides don’t grow as fast.',
          'The area grows with the square of the scale factor.',
          `The area is ${q} times as large. What number squared is ${q}?`,
        ],
        steps: [
          line('practice.area-factor', 'Ratio of the areas', 'k^2', '=', `${t}/${a}`),
          line('practice.divide', 'Divide', `${t}/${a}`, '=', q),
          line('practice.square-root', 'Square root', 'k', '=', k),
          line('practice.scale-side', 'Multiply the side by the scale factor', `${s}*${k}`, '=', l),
        ],
      }
    : {
        question: `Two triangles are similar. Corresponding sides are ${s} ${unit} and ${l} ${unit} long. The area of the smaller triangle is ${a} ${unit}². What is the area of the larger one?`,
        ...answerWithUnit(total, `${unit}²`),
        mistakes: slips(
          [
            area * factor,
            `You multiplied the area by ${k}. The base and the height both grow by a factor of ${k}, so the area grows by a factor of ${q}.`,
          ],
          [
            area * factor ** 3,
            `You used the cube. That is for volumes. An area grows with the square, ${q}.`,
          ],
          factor > 2 && [
            2 * area * factor,
            `You doubled ${k}. The area grows with the square: $${k} * ${k}$.`,
          ],
          [area + large - side, `You added the difference of the sides. The area is multiplied by ${q}.`],
          [factor ** 2, `That is the factor of the areas. Multiply the area of ${a} ${unit}² by it.`],
        ),
        hints: [
          'First find the scale factor from the two corresponding sides.',
          'The base and the height are both multiplied by the scale factor. What does that do to the area?',
          `The scale factor is ${k}, so the area grows by a factor of $${k}^2$.`,
        ],
        steps: [
          line('practice.scale-factor', 'Scale factor', 'k', '=', `${l}/${s}`),
          line('practice.divide', 'Divide', `${l}/${s}`, '=', k),
          line('practice.area-factor', 'The area grows with the square', `${a}*${k}^2`, '=', `${a}*${q}`),
          line('practice.multiply', 'Multiply', `${a}*${q}`, '=', t),
        ],
      };
}
