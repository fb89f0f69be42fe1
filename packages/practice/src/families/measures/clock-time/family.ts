import { type Draft, type Family, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { slips } from '../../shared/slips.js';

/** Times of day: how long something takes, waiting for a bus, and trips past noon or midnight. */
export const clockTime: Family = {
  id: 'clock-time',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return tidy(duration(random));
    if (difficulty === 'medium') return tidy(waiting(random));
    return tidy(random.oneIn(2) ? overnight(random) : acrossZones(random));
  },
};

/** Removes the second of two periods at the end of a sentence: "at 6:05 p.m.." And mistakes that nobody makes. */
function tidy(draft: Draft): Draft {
  const ended = (text: string): string => text.replaceAll('m..', 'm.');
  const [first, ...more] = draft.hints;
  return {
    ...draft,
    question: ended(draft.question),
    hints: [ended(first), ...more.map(ended)],
    mistakes: (draft.mistakes ?? [])
      .filter(({ answer }) => Number(answer) > 0)
      .map(({ answer, why }) => ({ answer, why: ended(why) })),
  };
}

/** Formats minutes since midnight: "6:05 p.m." */
function clock(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

const hours = (n: number): string => `${n} ${n === 1 ? 'hour' : 'hours'}`;

const EVENTS: readonly [string, ...string[]] = [
  'A movie starts at START and ends at END. How many minutes long is it?',
  'A train leaves at START and arrives at END. How many minutes does the trip take?',
  'Mia practices the piano from START to END. How many minutes is that?',
  'A game begins at START and is over at END. How many minutes does it last?',
];

function duration(random: Random): Draft {
  const [startHour, startMinute] = [random.whole(8, 18), 5 * random.whole(2, 11) + random.whole(0, 4)];
  const [length, start] = [random.whole(35, 190), startHour * 60 + startMinute];
  const end = start + length;
  const [endHour, endMinute] = [Math.floor(end / 60), end % 60];
  const full = endHour - startHour - 1;
  if (
    full < 0 ||
    startMinute > 59 ||
    endMinute === 0 ||
    endMinute >= startMinute ||
    startHour < 12 === endHour >= 12
  )
    return duration(random);
  const [before, between] = [60 - startMinute, endHour - startHour];
  return {
    question: random.pick(EVENTS).replace('START', clock(start)).replace('END', clock(end)),
    answer: String(length),
    form: { kind: 'number', unit: 'minutes' },
    hints: [
      'An hour has 60 minutes, not 100. Count to the next full hour first.',
      `From ${clock(start)} to the next full hour is ${before} minutes.`,
      full === 0
        ? `Add the ${endMinute} minutes after the full hour.`
        : `Add ${hours(full)} and the last ${endMinute} minutes.`,
    ],
    steps: [
      line(
        'practice.to-full-hour',
        'Count to the next full hour',
        `60 - ${startMinute}`,
        '=',
        String(before),
      ),
      line(
        'practice.add',
        full === 0
          ? 'Add the minutes after the full hour'
          : `Add ${hours(full)} of 60 minutes, and the minutes after`,
        full === 0 ? `${before} + ${endMinute}` : `${before} + ${full} * 60 + ${endMinute}`,
        '=',
        String(length),
      ),
    ],
    mistakes: slips(
      [
        between * 100 + endMinute - startMinute,
        'You calculated with 100 minutes in an hour. An hour has 60 minutes.',
      ],
      [
        between * 60 + startMinute - endMinute,
        `You subtracted ${endMinute} from ${startMinute}, which is the wrong order. Count up to the full hour instead, ${before} minutes.`,
      ],
      [full * 60 + before, `That is only up to the last full hour. Add the ${endMinute} minutes after it.`],
      [length + 60, `You counted an hour too many. Count up to the full hour first, ${before} minutes.`],
    ),
  };
}

const LINES = [
  ['Buses', 'Mia', 'bus'],
  ['Trams', 'Leo', 'tram'],
  ['Ferries', 'Ada', 'ferry'],
  ['Tours of the castle', 'Ben', 'tour'],
] as const;

function waiting(random: Random): Draft {
  const [every, first] = [
    random.pick([12, 15, 18, 20, 24, 25, 35, 40, 45, 50]),
    60 * random.whole(7, 9) + random.whole(1, 58),
  ];
  const passed = random.whole(2 * every, 6 * every);
  const [trips, rest] = [Math.floor(passed / every), passed % every];
  const [now, wait] = [first + passed, every - rest];
  if (rest < 2 || wait < 2 || now >= 720 || wait === rest) return waiting(random);
  const [name, who, one] = random.pick(LINES);
  const next = clock(first + (trips + 1) * every);
  return {
    question: random.pick([
      `${name} leave at ${clock(first)} and then every ${every} minutes. ${who} gets there at ${clock(now)}. How many minutes are left until the next ${one} leaves?`,
      `The first ${one} leaves at ${clock(first)}, and the others follow every ${every} minutes. ${who} arrives at ${clock(now)}. How many minutes is the wait for the next one?`,
    ]),
    answer: String(wait),
    form: { kind: 'number', unit: 'minutes' },
    hints: [
      `When does the next ${one} leave? List the times.`,
      `From ${clock(first)} to ${clock(now)} is ${passed} minutes.`,
      `The next ${one} leaves at ${next}.`,
    ],
    steps: [
      line(
        'practice.work-out',
        `The next ${one} leaves ${trips + 1} intervals after the first`,
        `${trips + 1} * ${every}`,
        '=',
        String((trips + 1) * every),
      ),
      line(
        'practice.subtract',
        `Subtract the ${passed} minutes that have passed since the first`,
        `${(trips + 1) * every} - ${passed}`,
        '=',
        String(wait),
      ),
    ],
    mistakes: slips(
      [rest, `That is how long ago the last ${one} left. The next one leaves at ${next}.`],
      [wait + every, `A ${one} leaves before that, at ${next}.`],
      [every, `That is the time between two departures. At ${clock(now)}, part of it has passed.`],
      [passed, `That is the time since ${clock(first)}. The next ${one} leaves at ${next}.`],
    ),
  };
}

const NIGHTS: readonly [string, ...string[]] = [
  'A night train leaves at START and arrives at END the next day. How many minutes does the trip take?',
  'A nurse works from START to END the next day. How many minutes is the shift?',
  'It rains from START until END the next morning. For how many minutes does it rain?',
  'A truck driver leaves at START and arrives at END the next day. How many minutes is the trip?',
];

function overnight(random: Random): Draft {
  const start = 60 * random.whole(18, 23) + random.whole(1, 59);
  const end = 60 * random.whole(3, 9) + random.whole(1, 59);
  const [before, length] = [1440 - start, 1440 - start + end];
  if (end % 60 === start % 60 || length > 840) return overnight(random);
  const [sinceNoon, total] = [start - 720, clock(start)];
  return {
    question: random.pick(NIGHTS).replace('START', total).replace('END', clock(end)),
    answer: String(length),
    form: { kind: 'number', unit: 'minutes' },
    hints: [
      'Split the time at midnight.',
      `From ${total} to midnight is ${before} minutes.`,
      `From midnight to ${clock(end)} is ${end} minutes. Add the two times.`,
    ],
    steps: [
      line(
        'practice.to-full-hour',
        'Count the minutes to midnight, 12 hours after noon',
        `12 * 60 - ${sinceNoon}`,
        '=',
        String(before),
      ),
      line(
        'practice.add',
        'Add the minutes after midnight',
        `${before} + ${Math.floor(end / 60)} * 60 + ${end % 60}`,
        '=',
        String(length),
      ),
    ],
    mistakes: slips(
      [
        Math.abs(sinceNoon - end),
        `You subtracted the two times. ${clock(end)} is on the next day, so go past midnight.`,
      ],
      [length - 720, 'You lost 12 hours. Go past midnight, from p.m. to a.m.'],
      [before, `That is only up to midnight. Add the time until ${clock(end)}.`],
      [end, `That is only the time after midnight. Add the ${before} minutes before it.`],
    ),
  };
}

function acrossZones(random: Random): Draft {
  const [start, shift] = [5 * random.whole(96, 200), random.whole(1, 6)];
  const [length, ahead] = [5 * random.whole(18, 130), random.pick([1, -1])];
  const [atHome, local] = [start + length, start + length + ahead * shift * 60];
  if (atHome >= 1435 || local >= 1435 || local <= start + 20 || length % 60 === 0) return acrossZones(random);
  const zone = `${hours(shift)} ${ahead > 0 ? 'ahead of' : 'behind'}`;
  const apparent = local - start;
  const [sign, verb] = ahead > 0 ? ['-', 'subtract'] : ['+', 'add'];
  return {
    question: random.pick([
      `A flight leaves at ${clock(start)} and lands at ${clock(local)}, both in local time. The clocks there are ${zone} those at the departure airport. How many minutes is the flight?`,
      `A plane takes off at ${clock(start)} and lands at ${clock(local)} local time, where clocks are ${zone} the place of departure. How many minutes does the flight take?`,
    ]),
    answer: String(length),
    form: { kind: 'number', unit: 'minutes' },
    hints: [
      'Use the same clock for the start and the end.',
      `When the plane lands at ${clock(local)}, it is ${clock(atHome)} at the place where it started.`,
      `By the clocks, the flight takes ${apparent} minutes. Now ${verb} ${hours(shift)}.`,
    ],
    steps: [
      line(
        'practice.subtract',
        'The difference between the two clock times, in minutes since midnight',
        `${local} - ${start}`,
        '=',
        String(apparent),
      ),
      line(
        'practice.work-out',
        `The clocks there are ${ahead > 0 ? 'ahead, so subtract' : 'behind, so add'} the difference`,
        `${apparent} ${sign} ${shift} * 60`,
        '=',
        String(length),
      ),
    ],
    mistakes: slips(
      [apparent, `You used two different clocks. Also ${verb} ${hours(shift)}, or ${shift * 60} minutes.`],
      [
        apparent + ahead * shift * 60,
        `Check the direction. The clocks there are ${ahead > 0 ? 'ahead' : 'behind'}, so ${verb} ${shift * 60} minutes.`,
      ],
      [apparent - ahead * shift * 100, 'You calculated with 100 minutes in an hour. An hour has 60 minutes.'],
    ),
  };
}
