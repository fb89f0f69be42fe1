import { compoundInterest } from '@mathtools/math-core/compound-interest';
import { discount } from '@mathtools/math-core/discount';
import { loan } from '@mathtools/math-core/loan';
import { divide, exactText, multiply, parseNumber } from '@mathtools/math-core/rational';
import { tip } from '@mathtools/math-core/tip';
import { count } from '../../../ui/result/count.js';
import { about, type Shown, written } from '../../../ui/result/written.js';
import { sumNote } from '../../../ui/money/sum-note.js';
import { readMath } from './equation.js';
import { answered, type Reader } from './reading.js';
import { takeAll, findRow, type Slot } from '@mathtools/math-core/read';

const inSentence = (figure: Shown): string => about(written(figure));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const listed = (note: string | undefined): readonly string[] => (note === undefined ? [] : [note]);

const PAY = "(how much (do|will|would) (i|you|we) (save|pay))? (with|on|for|(if it's)|at)?";
const ITEM = '{thing}?';
const LESS = '(off|discount|discounted|reduction|sale)';
const DISCOUNTS: readonly (readonly [string])[] = [
  [`${PAY} ((sale|final) price (of|at|for)?)? {p} ${LESS} (on|of|from|for|off)? (a|an)? {n} ${ITEM}`],
  ['((discount of?)|save|saving) {p} (on|of|from|for) {n}|discount {p} {n}'],
  ['(sale|was)? price? {n} comma? now {p} off'],
  [
    `${PAY} (((discount|discounted|sale|final) price?|price) calculator? (of|on|for)?)? (a|an|the)? {n} ${ITEM} comma? (with|at|less|minus|and)? (a|an)? {p} ${LESS}`,
  ],
  ['price? after (a|an)? {p} discount (on|of|from) {n}'],
  ['(discount|(sale price)) (of|on|for)? {n} (at|by|with)? {p}'],
  ['discount of? {p} comma? on? price of? {n}'],
  [`(price|cost) of (a|an|the) {n} {thing} after {p} ${LESS}`],
  [`(a|an|the) {n} {thing} (is|at) {p} ${LESS}`],
  ['price? colon? {n} comma? (with|at)? discount (of|at|colon)? {p}'],
];

/** Reads a price with a discount. */
export const readDiscount: Reader = (typed) => {
  const [, filled] = findRow(typed.replace(/^1\/2 off\b|^half price\b/i, '50% off'), DISCOUNTS) ?? [];
  const { p: percentage = '', n: price = '' } = filled ?? {};
  if (price === '') return undefined;
  if (Number(percentage) > 100)
    return { tool: 'discount', inputs: {}, refusal: 'A discount can’t be more than 100%. Try 20% off 50.' };
  const result = discount({ price, percentage });
  return answered('discount', { price, percentage }, result, ({ finalPrice, saved, steps }) => {
    const asksSaved = /\bsav(?:e|ed|ing|ings)\b/i.test(typed);
    return {
      problem: asksSaved ? `Savings at ${percentage}% off ${price}` : `${percentage}% off ${price}`,
      parts: [written(asksSaved ? saved : finalPrice)],
      notes: [
        asksSaved ? `You pay ${inSentence(finalPrice)}.` : `You save ${inSentence(saved)}.`,
        ...listed(sumNote([finalPrice.text, saved.text], price)),
      ],
      steps,
    };
  });
};

const TIP_WORDS =
  'tip tips tipping gratuity on of for a an the to at with bill and by in my meal dinner lunch restaurant add plus split calculator each person per total is between among us how much should i leave we pay does do share it as what';
const PEOPLE = '(people|person|persons|friends|ways|way|guests|diners|(of us))';
const TIP_PARTS = {
  rate: '{p}',
  people: `(between|among|amongst|by|with|for)? {n} ${PEOPLE}|split it? (between|among|amongst|by|in|into|with)? {n:lastNumber}|(between|among|amongst) {n}`,
  amount: '{n}',
};
/** The rates of a tip without one: the assumed rate, and the others that are offered. */
const [USUAL_TIP, ...OTHER_TIPS] = ['15', '18', '20'] as const;

/** Matches a number at the end of the text. */
const lastNumber: Slot = (tokens, at) =>
  at === tokens.length - 1 && tokens[at]?.kind === 'number' ? [[tokens[at].text, at + 1]] : [];

interface Bill {
  readonly isTip: boolean;
  readonly bill: string;
  readonly people: string;
  readonly rate: string | undefined;
}

/** Returns a bill that is shared or has a tip. */
function billIn(text: string): Bill | undefined {
  const isTip = /\b(?:tip|tips|tipping|gratuity)\b/i.test(text);
  if (!isTip && !/\b(?:split|share)\b/i.test(text)) return undefined;
  const found = takeAll(text, TIP_PARTS, TIP_WORDS, { lastNumber });
  if (!found || Object.values(found).some(({ length }) => length > 1)) return undefined;
  const bill = found.amount[0]?.['n'];
  const people = found.people[0]?.['n'] ?? '1';
  if (bill === undefined || (!isTip && people === '1')) return undefined;
  return { isTip, bill, people, rate: found.rate[0]?.['p'] ?? (isTip ? undefined : '0') };
}

/** Reads a bill with a tip, and the number of people who share it. */
export const readTip: Reader = (text) => {
  const found = billIn(text);
  if (!found) return undefined;
  const { isTip, bill, people, rate } = found;
  const percentage = rate ?? USUAL_TIP;
  if (!isTip && bill.includes('/')) return readMath(`(${bill}) / ${people}`); // a fraction isn't an amount of money
  const inputs = { bill, percentage, people };
  const split = people === '1' ? '' : ` split between ${people} people`;
  const reading = answered('tip', inputs, tip(inputs), ({ tip: added, total, perPerson, steps }) => {
    const isAlone = people === '1';
    const share = isTip ? `A tip of ${percentage}% on ${bill}${isAlone ? '' : ', '}` : `${bill} `;
    const note = isAlone
      ? `The total is ${inSentence(total)}.`
      : `The tip is ${inSentence(added)}, and the total is ${inSentence(total)}.`;
    return {
      problem: share + (isAlone ? '' : `split between ${people}`),
      parts: [isAlone ? written(added) : `${written(perPerson)} each`],
      notes: isTip ? [note] : [],
      steps,
    };
  });
  if (!reading || rate !== undefined) return reading;
  const others = OTHER_TIPS.map((other) => ({
    text: `tip ${other}% on ${bill}${split}`,
    note: `Use ${other}%`,
  }));
  return { ...reading, readAs: [`No rate is given, so the tip is ${USUAL_TIP}% here.`], others };
};

const SIZES: ReadonlyMap<string, number> = new Map(
  Object.entries({ k: 1000, grand: 1000, m: 1_000_000, mil: 1_000_000 }),
);

/** Matches an amount such as 300k, and returns its digits. */
const amount: Slot = (tokens, at) => {
  const [token, size] = [tokens[at], tokens[at + 1]?.text ?? ''];
  const value = token?.kind === 'number' ? parseNumber(token.text) : undefined;
  if (!token || !value?.ok) return [];
  const factor = SIZES.get(size);
  return [factor === undefined ? [token.text, at + 1] : [exactText(multiply(value.value, factor)), at + 2]];
};

const PER = '(a|an|per|each|every)';
/** The compounding periods by their number per year: the words for a period, its unit, and its name in the answer. */
const PERIODS: Readonly<Record<string, readonly [words: string, each: string, name: string]>> = {
  1: ['(yearly|annually|((every|once a) year))', 'year', 'yearly'],
  2: [
    '(semiannually|(semi annual)|(semi annually)|(half yearly)|(twice a year)|biannually)',
    '',
    'twice a year',
  ],
  4: ['(quarterly|(every quarter))', 'quarter', 'quarterly'],
  12: ['(monthly|(every month))', 'month', 'monthly'],
  52: ['(weekly|(every week))', 'week', 'weekly'],
  365: ['(daily|(every day))', 'day', 'daily'],
};
const each: Slot = (tokens, at) => {
  const often = Object.keys(PERIODS).find((key) => PERIODS[key]?.[1] === tokens[at]?.text);
  return often === undefined ? [] : [[often, at + 1]];
};

const COMPOUNDED = Object.entries(PERIODS).map(([key, [name]]) => [`per ${key}`, name] as const);
const [RATE, PAID] = [`{p} ((${PER} (year|annum))|annual|annually|yearly)?`, `{n} ((${PER} {each})|monthly)`];
const TERMS = {
  years: '{n} (years|year|yrs|yr|y)',
  months: '{n} (months|month|mos|mo|mths|mth)',
  amount: '{amount}',
};
const INTEREST_PARTS = {
  plain: { rate: RATE, ...TERMS },
  compound: { rate: RATE, paid: PAID, ...Object.fromEntries(COMPOUNDED), ...TERMS },
};

interface Interest {
  readonly principal: string | undefined;
  readonly rate: string | undefined;
  readonly years: string | undefined;
  readonly contribution: string | undefined;
  /** The number of times a year that interest is compounded, or that money is added. */
  readonly often: string | undefined;
}

/** Reads the principal, rate and term of a loan or of savings. Numbers without words are in this order. */
function interestIn(text: string, words: string, kind: keyof typeof INTEREST_PARTS): Interest | undefined {
  const found = takeAll<string>(text, INTEREST_PARTS[kind], words, { amount, each });
  if (!found) return undefined;
  const all = (name: string) => found[name] ?? [];
  const [paid, ...others] = all('paid');
  const paidOften = all('paid').map((one) => one['each'] ?? '12');
  const compounded = COMPOUNDED.flatMap(([name]) => all(name).map(() => name.slice(4)));
  const [often, ...more] = new Set([...compounded, ...paidOften]);
  if (others.length > 0 || more.length > 0) return undefined;
  const bare = all('amount').map((filled) => filled['amount'] ?? '');
  const principal = bare.shift() ?? (paid && '0');
  const rate = all('rate')[0]?.['p'] ?? bare.shift();
  const years = all('years')[0]?.['n'] ?? inYears(all('months')[0]?.['n']) ?? bare.shift();
  return bare.length > 0 ? undefined : { principal, rate, years, contribution: paid?.['n'], often };
}

function inYears(months = ''): string | undefined {
  const number = parseNumber(months);
  return number.ok ? exactText(divide(number.value, 12)) : undefined;
}

const LOAN =
  /\b(?:loan|mortgage|borrow(?:ed|ing)?|repayments?|emi|financ(?:e|ing)|monthly payments?|payments? on)\b/i;
const LOAN_WORDS =
  "total car home house student auto personal bank loan loans mortgage borrow borrowed borrowing repayment repayments emi finance financing monthly payment payments a an of on for at over in with the and i if my is interest rate apr annual per year yearly term fixed calculator what's how much pay to would be month from";

/** Reads a loan. */
export const readLoan: Reader = (text) => {
  const {
    principal,
    rate = '',
    years = '',
  } = (LOAN.test(text) && interestIn(text, LOAN_WORDS, 'plain')) || {};
  if (principal === undefined) return undefined;
  const inputs = { principal, annualRate: rate, years };
  const reading = answered('loan', inputs, loan(inputs), ({ payment, total, interest, steps }) => ({
    problem: `A loan of ${principal} at ${rate}% a year for ${count(years, 'year')}`,
    parts: [
      /\btotal interest\b/i.test(text) ? `${written(interest)} in interest` : `${written(payment)} a month`,
    ],
    notes: [
      `${capital(inSentence(payment))} a month is ${inSentence(total)} in total, including ${inSentence(interest)} in interest.`,
    ],
    steps,
  }));
  return reading ?? { tool: 'loan', inputs };
};

const GROWTH =
  /\b(?:compound(?:ed|ing)?|invest(?:ed|ing|ment|ments)?|sav(?:e|ed|ing|ings)|deposit(?:ed|ing|s)?|grows?|growth)\b/i;
const GROWTH_WORDS =
  'principal total compound compounded compounding interest invest invested investing investment investments save saved saving savings deposit deposited depositing deposits grow grows growth future value a an of on for at over in with the and i if my is rate apr apy annual after year calculator starting plus from to will be worth how much account balance contribution contributing adding per it by have';

/** Reads the future value of savings with compound interest. */
export const readGrowth: Reader = (text) => {
  const isGrowth = GROWTH.test(text) && !/\bsimple\b/i.test(text);
  const found = isGrowth ? interestIn(text, GROWTH_WORDS, 'compound') : undefined;
  const { principal, rate = '', years = '', contribution = '0', often: periods = '1' } = found ?? {};
  if (principal === undefined) return undefined;
  const inputs = { principal, rate, years, periods, contribution };
  const terms = { principal, annualRate: rate, years, periodsPerYear: periods, contribution };
  const result = compoundInterest(terms);
  const reading = answered('compound-interest', inputs, result, ({ balance, interest, steps }) => {
    const start = principal === '0' ? 'Starting from 0' : principal;
    const more = contribution === '0' ? '' : `, adding ${contribution} each time`;
    const often = PERIODS[periods]?.[2] ?? '';
    return {
      problem: `${start} at ${rate}% for ${count(years, 'year')}, compounded ${often}${more}`,
      parts: [written(balance)],
      notes: [`That includes ${inSentence(interest)} in interest.`],
      steps,
    };
  });
  if (!reading || found?.often !== undefined) return reading ?? { tool: 'compound-interest', inputs };
  const monthly = { text: `${text} compounded monthly`, note: 'Compound monthly' };
  return {
    ...reading,
    readAs: ['No period is given, so the interest is compounded yearly here.'],
    others: [monthly],
  };
};

/** Reads simple interest: the same amount each year, without interest on interest. */
export const readSimpleInterest: Reader = (text) => {
  if (!/\bsimple interest\b/i.test(text)) return undefined;
  const found = interestIn(text, `simple calculator paid earned ${GROWTH_WORDS} loan borrowed`, 'plain');
  const { principal, rate = '', years = '' } = found ?? {};
  const reading = rate && years ? readMath(`${principal ?? ''} * ${rate}/100 * ${years}`) : undefined;
  const problem = `Simple interest on ${principal ?? ''} at ${rate}% for ${count(years, 'year')}`;
  return reading?.answer && { ...reading, answer: { ...reading.answer, problem } };
};
