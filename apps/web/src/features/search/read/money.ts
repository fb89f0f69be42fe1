import { compoundInterest } from '@mathtools/math-core/compound-interest';
import { discount } from '@mathtools/math-core/discount';
import { loan } from '@mathtools/math-core/loan';
import { add, divide, exactText, figure, multiply, parseNumber } from '@mathtools/math-core/rational';
import { tip } from '@mathtools/math-core/tip';
import { readMath } from './equation.js';
import type { Reader, Reading } from './reading.js';
import { collect, type Filled, findRow, type Slot } from './tokens.js';

const PAY = "(how much (do|will|would) (i|you|we) (save|pay))? (with|on|for|(if it's)|at)?";
const LESS = '(off|discount|discounted|reduction|sale)';
const DISCOUNTS: readonly (readonly [string])[] = [
  [
    `${PAY} ((sale|final) price (of|at|for)?)? {p} ${LESS} (on|of|from|for|off)? (a|an)? {n} (item|price|shirt|shoes)?`,
  ],
  ['discount of? {p} (on|of|from|for) {n}'],
  ['(save|saving) {p} on {n}'],
  [
    `${PAY} (((discount|discounted|sale|final) price?|price) calculator? (of|on|for)?)? {n} comma? (with|at|less|minus|and)? (a|an)? {p} ${LESS}`,
  ],
  ['(discount|(sale price)) (of|on|for)? {n} (at|by|with)? {p}'],
];

/** Reads a price with a discount. */
export const readDiscount: Reader = (typed) => {
  const filled: Filled = findRow(typed.replace(/^1\/2 off\b/, '50% off'), DISCOUNTS)?.[1] ?? {};
  const { p: percentage = '', n: price = '' } = filled;
  if (price === '') return undefined;
  const result = discount({ price, percentage });
  if (!result.ok) return overWhole(percentage);
  const { finalPrice, saved, steps } = result.value;
  const asksSaved = /\bsav(?:e|ed|ing|ings)\b/i.test(typed);
  return {
    tool: 'discount',
    inputs: { price, percentage },
    answer: {
      problem: asksSaved ? `Savings at ${percentage}% off ${price}` : `${percentage}% off ${price}`,
      parts: [asksSaved ? saved.text : finalPrice.text],
      notes: [asksSaved ? `You pay ${finalPrice.text}.` : `You save ${saved.text}.`],
      steps,
    },
  };
};

function overWhole(percentage: string): Reading | undefined {
  return Number(percentage) > 100
    ? { tool: 'discount', inputs: {}, refusal: 'A discount can’t be more than 100%. Try 20% off 50.' }
    : undefined;
}

const TIP_WORDS =
  'tip tips tipping gratuity on of for a an the to at with bill and by in my meal dinner lunch restaurant add plus split calculator each person per total is between among us how much should i leave we pay does do share it';
const PEOPLE = '(people|person|persons|friends|ways|way|guests|diners|(of us))';
const TIP_PARTS = {
  rate: '{p}',
  people: `(between|among|amongst|by|with|for)? {n} ${PEOPLE}|split it? (between|among|amongst|by|in|into|with)? {n:lastNumber}|(between|among|amongst) {n}`,
  amount: '{n}',
};
/** Matches a number at the end of the text. */
const lastNumber: Slot = (tokens, at) =>
  at === tokens.length - 1 && tokens[at]?.kind === 'number' ? [[tokens[at].text, at + 1]] : [];

/** Reads a bill with a tip, and the number of people who share it. */
export const readTip: Reader = (text) => {
  const isTip = /\b(?:tip|tips|tipping|gratuity)\b/i.test(text);
  if (!isTip && !/\b(?:split|share)\b/i.test(text)) return undefined;
  const found = collect(text, TIP_PARTS, TIP_WORDS, { lastNumber });
  if (!found || found.rate.length > 1 || found.people.length > 1 || found.amount.length > 1) return undefined;
  const bill = found.amount[0]?.['n'];
  const people = found.people[0]?.['n'] ?? '1';
  if (bill === undefined || (!isTip && people === '1')) return undefined;
  const percentage = found.rate[0]?.['p'] ?? (isTip ? '15' : '0');
  const result = tip({ bill, percentage, people });
  if (!result.ok) return undefined;
  const { tip: added, total, perPerson, steps } = result.value;
  const inputs = { bill, percentage, people };
  const alone = people === '1';
  return {
    tool: 'tip',
    inputs,
    answer: {
      problem: isTip
        ? `A tip of ${percentage}% on ${bill}${alone ? '' : `, split between ${people}`}`
        : `${bill} split between ${people}`,
      parts: [alone ? added.text : `${perPerson.text} each`],
      notes: !isTip
        ? []
        : [
            alone
              ? `The total is ${total.text}.`
              : `The tip is ${added.text}, and the total is ${total.text}.`,
          ],
      steps,
    },
  };
};

const SIZES: Readonly<Record<string, number>> = {
  k: 1000,
  thousand: 1000,
  grand: 1000,
  m: 1_000_000,
  mil: 1_000_000,
  million: 1_000_000,
};

/** Matches an amount such as 300k or 1.5 million, and returns its digits. */
const amount: Slot = (tokens, at) => {
  const [token, size] = [tokens[at], tokens[at + 1]?.text];
  const value = token?.kind === 'number' ? parseNumber(token.text) : undefined;
  const factor = size === undefined ? undefined : SIZES[size];
  if (!token || !value?.ok) return [];
  return [factor === undefined ? [token.text, at + 1] : [exactText(multiply(value.value, factor)), at + 2]];
};
const PER = '(a|an|per|each|every)';
const TERM_PARTS = {
  years: '{n} (years|year|yrs|yr|y)',
  months: '{n} (months|month|mos|mo|mths|mth)',
};

/** Returns the term in years from the given years or months. */
function termOf({
  years,
  months,
}: Readonly<Record<'years' | 'months', readonly Filled[]>>): string | undefined {
  const count = months[0]?.['n'];
  return years[0]?.['n'] ?? (count === undefined ? undefined : exactText(divide(count, 12)));
}

const LOAN =
  /\b(?:loan|mortgage|borrow(?:ed|ing)?|repayments?|emi|financ(?:e|ing)|monthly payments?|payments? on)\b/i;
const LOAN_WORDS =
  "car home house student auto personal bank loan loans mortgage borrow borrowed borrowing repayment repayments emi finance financing monthly payment payments a an of on for at over in with the and i if my is interest rate apr annual per year yearly term fixed calculator what's how much pay to would be month from";

/** Reads a loan. */
export const readLoan: Reader = (text) => {
  if (!LOAN.test(text)) return undefined;
  const found = collect(
    text,
    { rate: `{p} (${PER} (year|annum))?`, ...TERM_PARTS, amount: '{amount}' },
    LOAN_WORDS,
    { amount },
  );
  if (!found) return undefined;
  const bare = found.amount.map((filled) => filled['amount']);
  const principal = bare.shift();
  const annualRate = found.rate[0]?.['p'] ?? bare.shift() ?? '';
  const years = termOf(found) ?? bare.shift() ?? '';
  if (principal === undefined || bare.length > 0) return undefined;
  return loanReading({ principal, annualRate, years });
};
function loanReading(inputs: { principal: string; annualRate: string; years: string }): Reading {
  const { principal, annualRate, years } = inputs;
  const result = loan(inputs);
  if (!result.ok) return { tool: 'loan', inputs };
  const { payment, total, interest, steps } = result.value;
  return {
    tool: 'loan',
    inputs,
    answer: {
      problem: `A loan of ${principal} at ${annualRate}% a year for ${years} years`,
      parts: [`${payment.text} a month`],
      notes: [`You pay ${total.text} in total, including ${interest.text} in interest.`],
      steps,
    },
  };
}

const GROWTH =
  /\b(?:compound(?:ed|ing)?|invest(?:ed|ing|ment|ments)?|sav(?:e|ed|ing|ings)|deposit(?:ed|ing|s)?|grows?|growth)\b/i;
const GROWTH_WORDS =
  'compound compounded compounding interest invest invested investing investment investments save saved saving savings deposit deposited depositing deposits grow grows growth future value a an of on for at over in with the and i if my is rate apr apy annual after year calculator starting plus from to will be worth how much account balance contribution contributing adding per it by have';
const PERIODS: Readonly<Record<string, string>> = {
  1: '(yearly|annually|((every|once a) year))',
  2: '(semiannually|(semi annual)|(semi annually)|(half yearly)|(twice a year)|biannually)',
  4: '(quarterly|(every quarter))',
  12: '(monthly|(every month))',
  52: '(weekly|(every week))',
  365: '(daily|(every day))',
};
const EACH: Readonly<Record<string, string>> = {
  year: '1',
  quarter: '4',
  month: '12',
  week: '52',
  day: '365',
};
const each: Slot = (tokens, at) => {
  const often = EACH[tokens[at]?.text ?? ''];
  return often === undefined ? [] : [[often, at + 1]];
};

/** Reads the future value of savings with compound interest. */
export const readGrowth: Reader = (text) => {
  if (!GROWTH.test(text) || /\bsimple\b/i.test(text)) return undefined;
  const periods = Object.fromEntries(
    Object.entries(PERIODS).map(([often, words]) => [`per ${often}`, words]),
  );
  const found = collect<string>(
    text,
    {
      rate: `{p} ((${PER} (year|annum))|annual|annually|yearly)?`,
      paid: `{n} ${PER} {each}`,
      paidMonthly: '{n} monthly',
      ...periods,
      ...TERM_PARTS,
      amount: '{amount}',
    },
    GROWTH_WORDS,
    { amount, each },
  );
  if (!found) return undefined;
  const { rate = [], years = [], months = [], paid = [], paidMonthly = [] } = found;
  const compounded = Object.keys(PERIODS).filter((often) => (found[`per ${often}`]?.length ?? 0) > 0);
  const contributions = [...paid, ...paidMonthly];
  const often = contributions[0] && (contributions[0]['each'] ?? '12');
  if (contributions.length > 1 || compounded.length > 1) return undefined;
  if (often !== undefined && compounded[0] !== undefined && often !== compounded[0]) return undefined;
  const bare = found['amount']?.map((filled) => filled['amount']) ?? [];
  const principal = bare.shift() ?? (often === undefined ? undefined : '0');
  const percentage = rate[0]?.['p'] ?? bare.shift() ?? '';
  const term = termOf({ years, months }) ?? bare.shift() ?? '';
  if (principal === undefined || bare.length > 0) return undefined;
  const contribution = contributions[0]?.['n'] ?? '0';
  return growth({
    principal,
    rate: percentage,
    years: term,
    periods: compounded[0] ?? often ?? '1',
    contribution,
  });
};

const SIMPLE_WORDS = `simple calculator paid earned ${GROWTH_WORDS} loan borrowed`;

/** Reads simple interest: the same amount each year, without interest on interest. */
export const readSimpleInterest: Reader = (text) => {
  if (!/\bsimple interest\b/i.test(text)) return undefined;
  const patterns = { rate: `{p} (${PER} (year|annum))?`, ...TERM_PARTS, amount: '{amount}' };
  const found = collect(text, patterns, SIMPLE_WORDS, { amount });
  if (!found) return undefined;
  const bare = found.amount.map((filled) => filled['amount']);
  const principal = bare.shift();
  const rate = found.rate[0]?.['p'] ?? bare.shift();
  const years = termOf(found) ?? bare.shift();
  if (principal === undefined || rate === undefined || years === undefined || bare.length > 0)
    return undefined;
  const [start, share, time] = [parseNumber(principal), parseNumber(rate), parseNumber(years)];
  if (!start.ok || !share.ok || !time.ok) return undefined;
  const interest = multiply(multiply(start.value, divide(share.value, 100)), time.value);
  const worked = readMath(`${principal} * ${rate}/100 * ${years}`);
  return {
    tool: 'arithmetic',
    inputs: {},
    answer: {
      problem: `Simple interest on ${principal} at ${rate}% for ${years} years`,
      parts: [figure(interest, 2).text],
      notes: [`Together with the start, that is ${figure(add(start.value, interest), 2).text}.`],
      ...(worked?.answer?.steps && { steps: worked.answer.steps }),
    },
  };
};

const ADDED: Readonly<Record<string, string>> = {
  1: 'yearly',
  2: 'twice a year',
  4: 'quarterly',
  12: 'monthly',
  52: 'weekly',
  365: 'daily',
};

function growth(
  inputs: Record<'principal' | 'rate' | 'years' | 'periods' | 'contribution', string>,
): Reading {
  const { principal, rate, years, periods, contribution } = inputs;
  const result = compoundInterest({
    principal,
    annualRate: rate,
    years,
    periodsPerYear: periods,
    contribution,
  });
  if (!result.ok) return { tool: 'compound-interest', inputs };
  const { balance, interest, steps } = result.value;
  const start = principal === '0' ? 'Starting from 0' : principal;
  const more = contribution === '0' ? '' : `, adding ${contribution} each time`;
  return {
    tool: 'compound-interest',
    inputs,
    answer: {
      problem: `${start} at ${rate}% for ${years} years, compounded ${ADDED[periods] ?? ''}${more}`,
      parts: [balance.text],
      notes: [`That includes ${interest.text} in interest.`],
      steps,
    },
  };
}
