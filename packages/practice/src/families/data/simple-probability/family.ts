import type { Family } from '../../../family.js';
import { story, storyFamily } from '../../../story/story.js';
import { quotientText } from '../../shared/lowest.js';
import { ratio } from '../../shared/slips.js';

const COUNTS = { r: [2, 12], b: [2, 12], g: [2, 12] } as const;

/** Creates a problem that asks for the probability of one of three kinds. */
const one = /* @__PURE__ */ story({
  numbers: COUNTS,
  derive: ({ r, b, g }) => {
    const n = r + b + g;
    return { n, p: quotientText(r, n), left: n - r, odds: ratio(r, b + g), not: quotientText(b + g, n) };
  },
  when: ({ r, b, g }) => r !== b + g && r !== b,
  settings: [
    {
      ask: [
        'A bag contains {r} red, {b} blue and {g} green marbles. You draw one without looking. What is the probability that it is red?',
        'You draw one marble from a bag with {r} red, {b} blue and {g} green marbles. What is the probability of drawing a red one?',
      ],
      words: { kind: 'are red', things: 'marbles' },
    },
    {
      ask: [
        'A playlist has {r} rock songs, {b} pop songs and {g} rap songs. The player picks one at random. What is the probability of a rock song?',
        'From {r} rock, {b} pop and {g} rap songs, a player picks one at random. What is the probability that it is a rock song?',
      ],
      words: { kind: 'are rock songs', things: 'songs' },
    },
    {
      ask: [
        'A drawer has {r} black, {b} white and {g} gray socks. You take one in the dark. What is the probability that it is black?',
        'In the dark, you take one sock from a drawer with {r} black, {b} white and {g} gray socks. What is the probability of a black one?',
      ],
      words: { kind: 'are black', things: 'socks' },
    },
    {
      ask: [
        'At a club, {r} members play chess, {b} play cards and {g} play darts, one game each. One member is chosen at random. What is the probability that this member plays chess?',
        'Of the members of a club, {r} play chess, {b} play cards and {g} play darts, one game each. A member is chosen at random. What is the probability of a chess player?',
      ],
      words: { kind: 'play chess', things: 'members' },
    },
  ],
  answer: '{p}',
  hints: [
    'Compare the outcomes you want with all possible outcomes.',
    'There are ${r} + {b} + {g} = {n}$ {things} in total.',
    'Of {n} {things}, {r} {kind}.',
  ],
  steps: [
    ['practice.add', 'Count all {things}', '{r} + {b} + {g}', '=', '{n}'],
    [
      'practice.favorable-outcomes',
      'Each of the {n} {things} has the same probability',
      '{r} * (1/{n})',
      '=',
      '{p}',
    ],
  ],
  mistakes: [
    [({ odds }) => odds, 'You compared {r} with the other {left}. Divide by all {n} {things}.'],
    [({ not }) => not, 'That is the probability of the other kinds. Of {n} {things}, {r} {kind}.'],
    [() => '1/3', 'There are three kinds, but they aren’t equally likely: {r}, {b} and {g}.'],
    [({ n }) => `1/${n}`, 'Each of the {n} {things} has this probability, but {r} of them {kind}.'],
  ],
});

/** Creates a problem that asks for the probability of one of two kinds among three. */
const either = /* @__PURE__ */ story({
  numbers: COUNTS,
  derive: ({ r, b, g }) => {
    const n = r + b + g;
    return {
      n,
      both: r + b,
      p: quotientText(r + b, n),
      other: quotientText(g, n),
      product: quotientText(r * b, n * n),
      odds: ratio(r + b, g),
      first: quotientText(r, n),
    };
  },
  when: ({ r, b, g }) => r + b !== g,
  settings: [
    {
      ask: [
        'A bag contains {r} red, {b} blue and {g} green marbles. You draw one. What is the probability that it is red or blue?',
        'You draw one marble from a bag with {r} red, {b} blue and {g} green ones. What is the probability of red or blue?',
      ],
      words: { kinds: 'that are red or blue', things: 'marbles' },
    },
    {
      ask: [
        'A box of chocolates has {r} with nuts, {b} with cream and {g} plain ones. You take one without looking. What is the probability of nuts or cream?',
        'Of the chocolates in a box, {r} have nuts, {b} have cream and {g} are plain. What is the probability that one taken at random has nuts or cream?',
      ],
      words: { kinds: 'with nuts or cream', things: 'chocolates' },
    },
    {
      ask: [
        'A school offers {r} classes in sports, {b} in music and {g} in art. Mia is assigned one at random. What is the probability of sports or music?',
        'Mia is assigned one class at random, from {r} in sports, {b} in music and {g} in art. What is the probability that it is sports or music?',
      ],
      words: { kinds: 'in sports or music', things: 'classes' },
    },
    {
      ask: [
        'A spinner has equal sectors: {r} are yellow, {b} are orange and {g} are white. What is the probability that it stops on yellow or orange?',
        'The sectors of a spinner are equal. It has {r} yellow, {b} orange and {g} white ones. What is the probability of yellow or orange?',
      ],
      words: { kinds: 'that are yellow or orange', things: 'sectors' },
    },
  ],
  answer: '{p}',
  hints: [
    'Which of the {things} do you want? Count both kinds.',
    'There are ${r} + {b} = {both}$ {things} {kinds}.',
    'There are {n} {things} in total, including {both} {kinds}.',
  ],
  steps: [
    ['practice.add', 'Count the ones you want', '{r} + {b}', '=', '{both}'],
    ['practice.add', 'Count all {things}', '{both} + {g}', '=', '{n}'],
    [
      'practice.favorable-outcomes',
      'Each of the {n} {things} has the same probability',
      '{both} * (1/{n})',
      '=',
      '{p}',
    ],
  ],
  mistakes: [
    [({ other }) => other, 'That is the probability of the third kind. Count the {both} {things} {kinds}.'],
    [({ product }) => product, 'You multiplied. For one kind or the other, add: ${r} + {b}$ of {n}.'],
    [({ odds }) => odds, 'You compared {both} with the other {g}. Divide by all {n} {things}.'],
    [({ first }) => first, 'That is only the first kind. Add the second one: ${r} + {b}$.'],
  ],
});

/** Creates a problem that predicts a number from a relative frequency. */
const expected = /* @__PURE__ */ story({
  numbers: { hits: [3, 24], tries: { of: [20, 25, 30, 40, 50, 60] }, times: [4, 20] },
  derive: ({ hits, tries, times }) => ({
    all: tries * times,
    sum: hits * times,
    p: quotientText(hits, tries),
    rest: (tries - hits) * times,
  }),
  when: ({ hits, tries, times }) => hits < tries * 0.7 && hits !== times && times !== tries,
  settings: [
    {
      ask: [
        'In {tries} shots, Ana hits the target {hits} times. About how many hits can she expect in {all} shots?',
        'Ana takes {tries} shots and hits the target {hits} times. How many hits do you expect in {all} shots?',
      ],
      unit: 'hits',
      words: { things: 'shots' },
    },
    {
      ask: [
        'Of {tries} light bulbs tested, {hits} are too weak. About how many weak ones do you expect among {all} bulbs?',
        'A test of {tries} light bulbs finds {hits} weak ones. How many weak bulbs do you expect in a delivery of {all}?',
      ],
      unit: 'bulbs',
      words: { things: 'bulbs' },
    },
    {
      ask: [
        'Of {tries} students who were asked, {hits} come by bike. The school has {all} students. About how many of them come by bike?',
        'In a sample of {tries} students, {hits} come by bike. How many bikes do you expect for {all} students?',
      ],
      unit: 'bikes',
      words: { things: 'students' },
    },
    {
      ask: [
        'A bent coin was tossed {tries} times and showed heads {hits} times. About how many heads do you expect in {all} tosses?',
        'In {tries} tosses, a bent coin shows {hits} heads. How many heads do you expect in {all} tosses?',
      ],
      unit: 'heads',
      words: { things: 'tosses' },
    },
  ],
  answer: '{sum}',
  hints: [
    'What fraction of the {tries} {things} was it?',
    'The relative frequency is ${hits}/{tries}$. Expect the same fraction of {all}.',
    '{all} is {times} times {tries}. So expect {times} times {hits}.',
  ],
  steps: [
    ['practice.divide', 'Divide {all} by {tries}', '{all} ÷ {tries}', '=', '{times}'],
    ['practice.expected-count', 'Expect the same fraction', '{times} * {hits}', '=', '{sum}'],
  ],
  mistakes: [
    [({ hits }) => hits, 'That is the number in {tries} {things}. Here there are {all}.'],
    [
      ({ rest }) => rest,
      'That is the number of the other {things}. The fraction you want is ${hits}/{tries}$.',
    ],
    [
      ({ all, tries, hits }) => all - tries + hits,
      'You added the same number. Use the same fraction: ${p} * {all}$.',
    ],
    [
      ({ all }) => all / 2,
      'The two outcomes aren’t equally likely. In the test, the result was {hits} of {tries}.',
    ],
  ],
});

/** The probability of one outcome and of one of two, and predictions from a relative frequency. */
export const simpleProbability: Family = /* @__PURE__ */ storyFamily('simple-probability', 'algebra', {
  easy: [one],
  medium: [either],
  hard: [expected],
});
