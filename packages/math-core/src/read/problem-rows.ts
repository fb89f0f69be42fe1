import {
  average,
  COIN,
  coins,
  consecutive,
  growth,
  onMap,
  orders,
  POLYGON,
  purchase,
  RELATION,
  relation,
  sidesOf,
  sumOf,
  threeSides,
} from './problem-writers.js';

const N = String.raw`(-?\d+(?:\.\d+)?(?:\/\d+)?)`;
const WHOLE = String.raw`(-?\d{1,9})`;
const COUNT = String.raw`(\d{1,6})`;
/** An amount, with or without its currency. */
const M = String.raw`((?:\p{Sc}|rs\.? )?\d+(?:\.\d+)?(?:€| (?:dollars|euros|rupees))?)`;
const LIST = String.raw`(-?\d+(?:\.\d+)?(?:(?:,? and |, ?| )-?\d+(?:\.\d+)?)*)`;
const TEST = String.raw`(?:on|for|in) (?:the|my) (?:[a-z\d]+ )?(?:test|exam|quiz|one)`;
const AVERAGE = String.raw`(?:to (?:get|have|make)|for)?(?: an?)?(?: average(?: of)?)? ${N} ?%?(?: average| overall)?`;
const NEED = 'what (?:score |grade |mark )?(?:do|would) i need (?:to (?:get|score) )?';
const NUMBERS = '(?:integers|numbers)';
const SUM = '(?:the )?sum of (?:the |all )*';
const HOUR = String.raw` ?(?:/|an? |per )(?:hr|hour|h)`;
const HOURS = '(?:hours|hrs|h)';
const CHANCE = '(?:the )?(?:probability|chances?|odds) of (?:rolling|throwing|flipping|tossing|getting)';
const AT_RATE = String.raw`(?:at|of|for|with) (\d+(?:\.\d+)?) ?%(?: interest| growth| a year| per year| annually)*`;
const ITEM = String.raw`${COUNT} [a-z]+ at ${M}(?: each| apiece)?`;
const MANY = '(?:how many |number of |in how many )?';
const ARE = '(?: are there| are possible| can (?:you|we|i)| is it possible)*';
const LITERS = String.raw`${N} ?(l|liters?|litres?) ?(?:per|for|\/) ?${N} ?(km|miles)`;
/** The price of one: how much is one, unit price, price per kg. */
const OF_ONE = [
  '(?:(?:how much|what) (?:(?:is|for|does) )?(?:the )?(?:(?:unit )?(?:cost|price) )?(?:(?:of |for |per )*(?:1|one|each|an?)|per)',
  'unit (?:price|cost)|(?:(?:cost|price) (?:of |for )?)?(?:1|one|each|an)|(?:how much |cost |price )?per)(?: [a-z]+)?(?: costs?)?',
].join('|');
/** A thing that isn't a time: fewer workers need more time. */
const GOODS = '(?!(?:day|hour|minute|week|month|year|min|h)s?\\b)([a-z]+)';
const SIDES = '(?: with)?(?: sides)?(?: of)?';
const THEN = '(?:,? and |, ?| )';
const NEEDED = '(?:for|makes?|needs?|takes?|gives?|uses?|requires?)';
const ANGLE = String.raw`${N} ?°?(?: degrees)?`;
const WORKERS = '(?:workers|men|women|people|painters|builders|machines|pumps|taps|printers)';

type Write = (groups: readonly string[]) => string | undefined;

/** The patterns of whole problems, each with the signs for it: `$1` is a group, and `(…)` calls get all groups. */
export const PROBLEM_ROWS: readonly (readonly [pattern: string, signs: string | Write])[] = [
  // Money
  [
    `(?:how much )?change (?:(?:do|would) i get )?(?:from|for|out of) (?:a )?${M}(?: bill)? (?:for|on|if (?:i spend|it costs))(?: an?)?(?: [a-z]+ (?:that )?cost(?:s|ing))? ?${M}(?: purchase)?`,
    '$1 - $2',
  ],
  [
    `(?:how much )?change (?:from|for|out of) ${M} (?:for|if i buy) ${COUNT} [a-z]+ at ${M}(?: each)?`,
    '$1 - $2 * $3',
  ],
  [`${COUNT} [a-z]+ at ${M} (?:each|apiece)(?: costs?)?`, '$1 * $2'],
  [`(?:if )?${COUNT} ([a-z]+) (?:costs?|for) ${M},? ${OF_ONE}`, '$3 / $1'],
  [`(?!\\d+ )${M} for ${COUNT}(?: [a-z]+)?,? ${OF_ONE}`, '$1 / $2'],
  [`(?:price|cost) (?:per|of (?:1|one|an?)) ([a-z]+) (?:if|when|for) ${COUNT} \\1s? costs? ${M}`, '$3 / $2'],
  [`(?:i )?(?:earn |make |get )?${M}${HOUR},? (?:for |x |\\* ?)?${N} ?${HOURS}`, '$1 * $2'],
  [`${N} ?${HOURS} (?:at|for) ${M}${HOUR}`, '$1 * $2'],
  [`(\\d+)k (?:a|per) year (?:per|a|each) month`, '$1 * 1000 / 12'],
  [`${M} (?:a|per) year (?:per|a|each) month`, '$1 / 12'],
  [`${M} (?:a|per) month (?:per|a|each) year`, '$1 * 12'],
  [`(${COIN}(?:(?:,? and |, ?| )${COIN}){1,5})`, ([text = '']) => coins(text)],
  [`(${ITEM}(?:(?:,? and |, ?| plus )${ITEM}){1,5})`, ([text = '']) => purchase(text)],
  [
    `(?:selling )?price (?:for|with|at) (?:a )?${N} ?% margin (?:on|with|and) (?:a )?cost (?:of )?${M}`,
    '$2 / (1 - $1/100)',
  ],
  [`cost (?:of )?${M},? (?:with )?${N} ?% margin(?:,? (?:selling )?price)?`, '$1 / (1 - $2/100)'],
  [
    `(?:profit )?margin:? (?:if |with |of |for )?cost (?:is |of )?${N},? (?:and )?(?:selling )?price (?:is |of )?${N}`,
    '($2 - $1)/$2 as a percent',
  ],
  [
    `(?:if )?${COUNT} ([a-z]+) (?:costs?|for) ${M},? (?:(?:how much|what) (?:do|does|would|will|is|are|for) |(?=\\d+ \\2))${COUNT}(?: \\2)?(?: costs?)?`,
    '$3 / $1 * $4',
  ],
  [
    `how (?:long|many years) (?:does it take |will it take |until |for )*(?:my |an? )?(?:money |investment |savings )?to (double|triple)(?: my| the)?(?: money| investment| savings)?,? ${AT_RATE}`,
    ([multiple = '', rate = '']) => growth(multiple, rate),
  ],
  [`(doubling) time ${AT_RATE}`, ([multiple = '', rate = '']) => growth(multiple, rate)],
  [
    `(?!\\d+ )${M} for ${COUNT} ([a-z]+),? (?:how much|what) (?:do|does|would|will|is|are|for) ${COUNT}(?: \\3)?(?: costs?)?`,
    '$1 / $2 * $4',
  ],
  // Marks
  [
    `(?:i (?:got|scored|have) |(?:my )?(?:scores|grades|marks)(?: are| were)? |with )?${LIST},? ${NEED}${TEST},? ${AVERAGE}`,
    ([scores = '', wanted = '']) => average(scores, wanted),
  ],
  [
    `${NEED}${TEST},? ${AVERAGE},? (?:if i (?:got|scored|have)|with|after|given) ${LIST}`,
    ([wanted = '', scores = '']) => average(scores, wanted),
  ],
  // Numbers
  [
    `2 numbers(?: that)? (?:add|sum)(?: up)? to ${N} and (?:differ by|have a difference of) ${N}`,
    'x + y = $1, x - y = $2',
  ],
  [
    `2 numbers (?:whose|with)(?: a)? sum (?:is |of )?${N} and (?:whose )?(?:a )?difference (?:is |of )?${N}`,
    'x + y = $1, x - y = $2',
  ],
  [`(?:the )?product of 2 numbers is ${N} and (?:their|the) sum is ${N}`, 'x + y = $2, x * y = $1'],
  [`(?:the )?sum of 2 numbers is ${N} and (?:their|the) product is ${N}`, 'x + y = $1, x * y = $2'],
  [`2 numbers(?: that)? (?:add|sum)(?: up)? to ${N} and multiply to ${N}`, 'x + y = $1, x * y = $2'],
  [`2 numbers(?: that)? multiply to ${N} and (?:add|sum)(?: up)? to ${N}`, 'x + y = $2, x * y = $1'],
  [
    `${SUM}${COUNT} consecutive (odd |even )?${NUMBERS} (?:is|equals) ${N}`,
    ([count = '', kind = '', sum = '']) => consecutive(count, kind, sum),
  ],
  [
    `${COUNT} consecutive (odd |even )?${NUMBERS}(?: that)? (?:(?:add|sum)(?: up)? to|(?:whose|with a) sum (?:is|of)) ${N}`,
    ([count = '', kind = '', sum = '']) => consecutive(count, kind, sum),
  ],
  [`([a-z]) is ${RELATION} ${N}`, ([x = '', one = '', a = '']) => `${x} ${relation(one)} ${a}`],
  [
    `([a-z]) is ${RELATION} ${N} (and|or) ${RELATION} ${N}`,
    ([x = '', one = '', a = '', joint = '', other = '', b = '']) =>
      `${x} ${relation(one)} ${a} ${joint} ${x} ${relation(other)} ${b}`,
  ],
  [`${SUM}first ${COUNT} odd ${NUMBERS}`, '$1^2'],
  [`${SUM}first ${COUNT} even ${NUMBERS}`, '$1 * ($1 + 1)'],
  [`${SUM}first ${COUNT} (?:natural |positive |counting |whole )?${NUMBERS}`, '$1 * ($1 + 1) / 2'],
  [
    `${SUM}(?:${NUMBERS} )?(?:from )?${COUNT} (?:to|through) ${COUNT}`,
    ([from = '', to = '']) => sumOf(`${from} ${Number(from) + 1}`, to),
  ],
  [
    `(${WHOLE}(?: ?\\+ ?${WHOLE}){1,20}) ?\\+ ?(?:\\.{3}|…) ?\\+ ?${WHOLE}`,
    (groups) => sumOf(groups[0] ?? '', groups.at(-1) ?? ''),
  ],
  // Counting
  [
    `${MANY}(?:different |distinct )?(?:ways|arrangements|permutations|anagrams|orders)${ARE}(?: to)?(?: arrange| order| rearrange)?(?: of| for)?(?: all)?(?: the)? (?:letters (?:in|of)|word)(?: the)?(?: word)? ([a-z]{2,20})`,
    ([word = '']) => orders(word),
  ],
  [`arrange (?:the )?letters (?:in|of)(?: the word)? ([a-z]{2,20})`, ([word = '']) => orders(word)],
  [`${MANY}handshakes?${ARE} (?:between|among|with|for) ${COUNT} people`, '$1 * ($1 - 1) / 2'],
  [
    `(?:if )?${COUNT} people (?:all )?shake hands(?: with each other)?,? how many handshakes${ARE}`,
    '$1 * ($1 - 1) / 2',
  ],
  [`${CHANCE} ${COUNT} (?:6s|sixes)(?: in a row)?`, '(1/6)^$1'],
  [`${CHANCE} ${COUNT} (?:heads|tails)(?: in a row)?`, '(1/2)^$1'],
  [`${CHANCE} an? ([1-6])`, '1/6'],
  // Rates
  [
    `(?:if )?${COUNT} (${WORKERS}) (?:take|need) ${N} (days|hours|minutes),? how (?:long|many \\4)(?: for| would| will| do)? ${COUNT}(?: \\2)?(?: take| need)?`,
    '$1 * $3 / $5',
  ],
  [
    `(?:(?:an?|my|the|fuel)(?: [a-z]+)? (?:${NEEDED} )?)?${LITERS},? (?:how (?:much|many [a-z]+)(?: [a-z]+)? )?for ${N} ?\\4`,
    '$1 $2 * $5/$3',
  ],
  [
    `(?:if )?${N} ([a-z]+) ${NEEDED} ${N} ?${GOODS},? how many \\2(?: [a-z]+)* (?:for|in|makes?) ${N} ?\\4`,
    '$1 / $3 * $5',
  ],
  [
    `(?:if |recipe )?(?:for )?${N} ([a-z]+) ${NEEDED} ${N} ?${GOODS},? (?:how (?:much|many \\4)(?: are needed| do i need)? )?(?:for|do) ${N} \\2(?: ${NEEDED})?`,
    '$3 / $1 * $5',
  ],
  [
    `how many ${N} ?([a-z]+) [a-z]+ (?:from|in|fit in(?:to)?) (?:an? )?${N} ?([a-z]+)(?: [a-z]+)?`,
    '$3 $4 / $1 $2',
  ],
  [
    `(?:map )?scale (?:of |is )?1 ?: ?${COUNT},? ${N} ?(cm|mm|in|inches)(?: on the map)? (?:is|in|to|equals) (?:how many |what in )?([a-z]+)`,
    ([scale = '', length = '', unit = '', target = '']) => onMap(scale, length, unit, target),
  ],
  [
    `(?:map )?scale (?:of |is )?1 ?: ?${COUNT},? how (?:far|long) (?:is|are) ${N} ?(cm|mm|in|inches)(?: on the map)?`,
    ([scale = '', length = '', unit = '']) =>
      onMap(scale, length, unit, unit.startsWith('in') ? 'miles' : 'km'),
  ],
  [
    `(?:the )?ratio of ([a-z]+) to ([a-z]+) is ${COUNT} ?(?::|to) ?${COUNT},? (?:and |if )?there are ${COUNT} \\1,? how many \\2(?: are there)?`,
    '$5 * $4 / $3',
  ],
  [
    `(?:the )?ratio of ([a-z]+) to ([a-z]+) is ${COUNT} ?(?::|to) ?${COUNT},? (?:and |if )?there are ${COUNT} \\2,? how many \\1(?: are there)?`,
    '$5 * $3 / $4',
  ],
  // Figures
  [
    `(?:square (?:feet|footage)|sq ?ft|area)(?: of| in| for)?(?: an?)? ${N} ?(?:ft|feet|foot) ?(?:x|by|\\*|times) ?${N} ?(?:ft|feet|foot)(?: [a-z]+)?`,
    '$1 ft * $2 ft',
  ],
  [
    `${SUM}(?:interior )?angles (?:of|in) an? ${POLYGON}`,
    ([polygon = '']) => `${sidesOf(polygon) - 2} * 180°`,
  ],
  [
    `(?:an? |each )?(?:interior )?angle of a regular ${POLYGON}`,
    ([polygon = '']) => `${(sidesOf(polygon) - 2) * 180}° / ${sidesOf(polygon)}`,
  ],
  [
    `${MANY}diagonals (?:does|of|in) an? ${POLYGON}(?: have)?`,
    ([polygon = '']) => `${sidesOf(polygon)} * (${sidesOf(polygon)} - 3) / 2`,
  ],
  [`(?:an? )?exterior angle of a regular ${POLYGON}`, ([polygon = '']) => `360° / ${sidesOf(polygon)}`],
  [
    `(?:3rd|third|missing) angle of (?:a )?triangle(?: with| if| given)?(?: angles)? ${ANGLE} ?(?:and|,) ?${ANGLE}`,
    '180° - $1° - $2°',
  ],
  [
    `(?:2 |two )?(?:angles (?:of|in) (?:a|the) triangle|triangle(?: with)? angles)(?: are| is| of| measure)? ${ANGLE} ?(?:and|,) ?${ANGLE}[,.]? (?:what is |what's |find )?(?:the )?(?:3rd|third|missing|other)(?: angle| one)?`,
    '180° - $1° - $2°',
  ],
  [
    `(area|perimeter) of (?:a |the )?triangle${SIDES} ${N}${THEN}${N}${THEN}${N}`,
    ([asked = '', ...sides]) => threeSides(asked, sides),
  ],
  [
    `(?:an? |the )?triangle${SIDES} ${N}${THEN}${N}${THEN}${N},? (?:find )?(?:the )?(area|perimeter)`,
    ([a = '', b = '', c = '', asked = '']) => threeSides(asked, [a, b, c]),
  ],
  // Requests
  [`(.*10(?:\\^-?\\d+|[⁻⁰¹²³⁴-⁹]+)) (?:as|to|in) (?:an? )?(?:decimal|ordinary|normal)(?: number)?`, '$1'],
  [`(?:solve )?(.*=.*?),? and (?:check|verify)(?: (?:it|your answer|the answer))?`, '$1'],
];
