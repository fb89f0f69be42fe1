import type { Family } from '../../../family.js';
import { story, storyFamily } from '../../../story/story.js';
import { angleOf, fourDigits, isFirm, ratioOf, tenths, triangleOf } from '../../shared/trig.js';

/** Creates a problem that asks for a height from a slanted length. */
const slanted = /* @__PURE__ */ story({
  numbers: { w: [30, 70], g: [4, 60] },
  derive: ({ w, g }) => ({
    four: fourDigits('sin', w),
    exact: g * ratioOf('sin', w),
    x: tenths(g * ratioOf('sin', w)),
    cos: g * ratioOf('cos', w),
    over: g / ratioOf('sin', w),
    radians: g * Math.sin(w),
  }),
  when: ({ w, g, exact, four, over }) =>
    isFirm(exact, g * Number(four)) && Math.abs(w - 45) > 3 && w !== 30 && over < 99,
  settings: [
    {
      ask: [
        'A ladder makes an angle of {w}° with the ground and is {g} meters long. How high up the wall does it reach? Round to 1 decimal place.',
        'At an angle of {w}° to the ground, a ladder of {g} meters leans against a wall. At what height, in meters, does it touch the wall? Round to 1 decimal place.',
      ],
      unit: 'meters',
      words: { long: 'ladder', high: 'height on the wall' },
      numbers: { w: [56, 70], g: [3, 12] },
    },
    {
      ask: [
        'The string of a kite makes an angle of {w}° with the ground and is {g} meters long. How high does the kite fly? Round to 1 decimal place.',
        'At an angle of {w}° to the ground, a kite flies on a straight string of {g} meters. How many meters above the ground is it? Round to 1 decimal place.',
      ],
      unit: 'meters',
      words: { long: 'string', high: 'height of the kite' },
      numbers: { g: [20, 80] },
    },
    {
      ask: [
        'A slide makes an angle of {w}° with the ground and is {g} meters long. How high is its upper end? Round to 1 decimal place.',
        'At an angle of {w}° to the ground, a slide is {g} meters long. How many meters above the ground is its upper end? Round to 1 decimal place.',
      ],
      unit: 'meters',
      words: { long: 'slide', high: 'height of the upper end' },
      numbers: { w: [22, 42], g: [3, 15] },
    },
    {
      ask: [
        'A cable railway climbs at an angle of {w}° and is {g} meters long. How many meters does it rise? Round to 1 decimal place.',
        'At an angle of {w}°, a cable railway runs up a hill for {g} meters. What height does it gain, in meters? Round to 1 decimal place.',
      ],
      unit: 'meters',
      words: { long: 'track', high: 'rise' },
      numbers: { w: [20, 40], g: [40, 98] },
    },
  ],
  answer: '{x}',
  form: { kind: 'rounded', decimals: 1 },
  hints: [
    'Sketch a right triangle. Which of its sides is the {long}?',
    'The {long} is the hypotenuse, and the {high} is opposite the angle of {w}°. Use the sine.',
    'The {high} is {g} times sin {w}°, and sin {w}° ≈ {four}.',
  ],
  steps: [
    ['practice.trig-ratio', 'The sine is the {high} divided by {g}', 'x/{g}', '≈', '{four}'],
    ['practice.multiply', 'Multiply by {g}, and round', '{g}*{four}', '≈', '{x}'],
  ],
  drawing: ({ w, g }) =>
    triangleOf(
      `A right triangle. Its longest side is ${g} m long and makes an angle of ${w}° with the ground. The height across from this angle is unknown.`,
      [g * ratioOf('sin', w), g, g * ratioOf('cos', w)],
      { A: `${w}°`, a: '?', b: `${g} m`, isRight: true },
    ),
  mistakes: [
    [({ cos }) => cos, 'You used the cosine. The {high} is opposite {w}°, so use the sine.'],
    [
      ({ over }) => over,
      'You divided by the sine. The {high} is shorter than the {long}: multiply {g} by {four}.',
    ],
    [({ radians }) => radians, 'Your calculator is set to radians. In degrees, sin {w}° ≈ {four}.'],
  ],
});

/** Creates a problem that asks for a height from a distance on the ground. */
const across = /* @__PURE__ */ story({
  numbers: { w: [20, 65], g: [10, 90] },
  derive: ({ w, g }) => ({
    four: fourDigits('tan', w),
    exact: g * ratioOf('tan', w),
    x: tenths(g * ratioOf('tan', w)),
    sin: g * ratioOf('sin', w),
    over: g / ratioOf('tan', w),
    radians: g * Math.tan(w),
  }),
  when: ({ w, g, exact, four, sin }) =>
    isFirm(exact, g * Number(four)) && Math.abs(w - 45) > 3 && w !== 30 && Math.abs(exact - sin) > 0.8,
  settings: [
    {
      ask: [
        'From a point {g} meters from a tree, the top is seen at an angle of elevation of {w}°. How tall is the tree in meters? Round to 1 decimal place.',
        'You lie on the ground {g} meters from a tree and see its top at an angle of {w}°. What is the height of the tree, in meters? Round to 1 decimal place.',
      ],
      unit: 'meters',
      words: { what: 'tree', near: 'distance to the tree' },
      numbers: { w: [20, 55], g: [10, 24] },
    },
    {
      ask: [
        'The shadow of a tower is {g} meters long when the sun is {w}° above the horizon. How tall is the tower in meters? Round to 1 decimal place.',
        'A tower has a shadow of {g} meters. The sun is {w}° above the horizon. What is the height of the tower, in meters? Round to 1 decimal place.',
      ],
      unit: 'meters',
      words: { what: 'tower', near: 'shadow' },
      numbers: { g: [15, 60] },
    },
    {
      ask: [
        'A balloon floats above a field. From a spot {g} meters from the point below it, you see it at an angle of {w}°. How high is the balloon in meters? Round to 1 decimal place.',
        'From {g} meters away, measured on the ground, a balloon is seen at an angle of elevation of {w}°. How many meters above the ground is it? Round to 1 decimal place.',
      ],
      unit: 'meters',
      words: { what: 'balloon', near: 'distance on the ground' },
    },
    {
      ask: [
        'A roof rises at an angle of {w}° over a horizontal distance of {g} meters. How much higher is its upper edge, in meters? Round to 1 decimal place.',
        'Over a horizontal distance of {g} meters, a roof rises at an angle of {w}°. By how many meters does it rise? Round to 1 decimal place.',
      ],
      unit: 'meters',
      words: { what: 'roof', near: 'horizontal distance' },
      numbers: { w: [25, 50], g: [4, 12] },
    },
  ],
  answer: '{x}',
  form: { kind: 'rounded', decimals: 1 },
  hints: [
    'Sketch a right triangle with the angle of {w}° at the ground. Which side do you know?',
    'The {near} is next to the angle, and the height is opposite it. Use the tangent.',
    'The height is {g} times tan {w}°, and tan {w}° ≈ {four}.',
  ],
  steps: [
    ['practice.trig-ratio', 'The tangent is the height divided by {g}', 'x/{g}', '≈', '{four}'],
    ['practice.multiply', 'Multiply by {g}, and round', '{g}*{four}', '≈', '{x}'],
  ],
  drawing: ({ w, g }) =>
    triangleOf(
      `A right triangle. Its horizontal side is ${g} m long, with an angle of ${w}° at one end and the unknown height at the other.`,
      [g * ratioOf('tan', w), g / ratioOf('cos', w), g],
      { A: `${w}°`, a: '?', c: `${g} m`, isRight: true },
    ),
  mistakes: [
    [({ sin }) => sin, 'You used the sine. The {near} isn’t the hypotenuse, so use tan {w}°.'],
    [({ over }) => over, 'You divided by the tangent. The height is opposite {w}°: multiply {g} by {four}.'],
    [({ radians }) => radians, 'Your calculator is set to radians. In degrees, tan {w}° ≈ {four}.'],
  ],
});

/** Creates a problem that asks for an angle from a height and a distance. */
const steep = /* @__PURE__ */ story({
  numbers: { h: [2, 60], g: [5, 90] },
  derive: ({ h, g }) => ({
    four: (h / g).toFixed(4),
    exact: angleOf('tan', h / g),
    x: tenths(angleOf('tan', h / g)),
    sin: h < g ? angleOf('sin', h / g) : undefined,
    other: 90 - angleOf('tan', h / g),
    percent: (100 * h) / g,
  }),
  when: ({ exact, four, sin, h, g }) =>
    isFirm(exact, angleOf('tan', Number(four))) &&
    exact > 20 &&
    exact < 70 &&
    Math.abs(exact - 45) > 2 &&
    (sin === undefined || sin - exact > 0.8) &&
    (10_000 * h) % g !== 0 &&
    h !== g,
  settings: [
    {
      ask: [
        'A tower is {h} meters high. From a point on the ground {g} meters from its base, at what angle of elevation do you see the top? Round to 1 decimal place.',
        'The top of a tower is {h} meters above the ground. What is the angle of elevation from a point {g} meters from its base? Round to 1 decimal place.',
      ],
      unit: '°',
      words: { up: 'height', near: 'distance' },
      numbers: { h: [20, 60], g: [25, 90] },
    },
    {
      ask: [
        'A roof rises {h} meters over a horizontal distance of {g} meters. At what angle does it rise? Round to 1 decimal place.',
        'A roof gains {h} meters in height over a horizontal distance of {g} meters. What angle does it make with the horizontal? Round to 1 decimal place.',
      ],
      unit: '°',
      words: { up: 'rise', near: 'horizontal distance' },
      numbers: { h: [2, 9], g: [3, 14] },
    },
    {
      ask: [
        'A flagpole {h} meters tall casts a shadow of {g} meters. At what angle above the horizon is the sun? Round to 1 decimal place.',
        'When a flagpole {h} meters tall casts a shadow of {g} meters, how many degrees is the sun above the horizon? Round to 1 decimal place.',
      ],
      unit: '°',
      words: { up: 'height', near: 'shadow' },
      numbers: { h: [5, 15], g: [4, 30] },
    },
    {
      ask: [
        'From a cliff {h} meters high, you see a boat that is {g} meters from the foot of the cliff. What is the angle of depression? Round to 1 decimal place.',
        'A cliff is {h} meters high. A boat is {g} meters from its foot. At what angle below the horizontal do you see the boat from the top? Round to 1 decimal place.',
      ],
      unit: '°',
      words: { up: 'height', near: 'distance' },
      numbers: { h: [20, 60], g: [25, 98] },
    },
  ],
  answer: '{x}',
  form: { kind: 'rounded', decimals: 1 },
  hints: [
    'Sketch a right triangle with both lengths. Where is the angle?',
    'The {up} is opposite the angle, and the {near} is next to it. Use the tangent.',
    'The tangent of the angle is ${h}/{g}$, about {four}. Use tan⁻¹.',
  ],
  steps: [
    ['practice.trig-ratio', 'The tangent is the {up} divided by the {near}', '{h}/{g}', '≈', '{four}'],
    ['practice.angle-from-ratio', 'The angle with this tangent: x = tan⁻¹({four})', 'x', '≈', '{x}'],
  ],
  drawing: ({ h, g }) =>
    triangleOf(
      `A right triangle. Its horizontal side is ${g} m long, and its vertical side is ${h} m long. The angle at the other end of the horizontal side is unknown.`,
      [h, Math.hypot(h, g), g],
      { A: '?', a: `${h} m`, c: `${g} m`, isRight: true },
    ),
  mistakes: [
    [
      ({ sin }) => sin,
      'You used the sine. The {near} of {g} meters is a leg, not the hypotenuse, so use the tangent.',
    ],
    [({ other }) => other, 'The fraction is upside down. Divide the {up}, {h}, by the {near}, {g}.'],
    [({ percent }) => percent, 'That is the slope in percent. Find the angle with the tangent {four}.'],
  ],
});

/** Angles of elevation: heights from a slanted length or a distance, and angles. */
export const elevation: Family = /* @__PURE__ */ storyFamily('elevation', 'geometry', {
  easy: [slanted],
  medium: [across],
  hard: [steep],
});
