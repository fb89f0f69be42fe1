import { compoundInterest } from '@mathtools/math-core/compound-interest';
import { discount } from '@mathtools/math-core/discount';
import { loan } from '@mathtools/math-core/loan';
import { divide, exactText, multiply, parseNumber } from '@mathtools/math-core/rational';
import { tip } from '@mathtools/math-core/tip';
import { match, NUMBER, PERCENT, plain, type Reader, type Reading, slots, whole } from './reading.js';

const OFF = [
  whole(
    '{P} (?:off|discount|reduction|sale)(?: (?:on|of|from|for|off))?(?: an?)? {N}(?: (?:item|price|dollars?|shirt|shoes))?',
  ),
  whole('discount (?:of )?{P} (?:on|of|from|for) {N}'),
  whole('(?:save|saving) {P} on {N}'),
];
const PRICE_FIRST = [
  whole(
    '(?:discount(?:ed price)?|sale price|price|final price|discount calculator)?(?: (?:of|on|for))? ?{N},? (?:with |at |less |minus |and |- )?(?:an? )?{P} (?:off|discount|discounted|reduction|sale)',
  ),
  whole('(?:discount|sale price)(?: (?:of|on|for))? {N} (?:at |by |with )?{P}'),
];

/** An amount of money without the name of its currency. */
function withoutCurrency(text: string): string {
  return text.replaceAll(/(?<=\d) ?(?:dollars?|euros?|bucks|quid)\b/gi, '');
}

/** A price after a discount. */
export const readDiscount: Reader = (text) => {
  const asksSaved = /\bsav(?:e|ed|ing|ings)\b/i.test(text);
  const half = withoutCurrency(text)
    .replace(/^(?:how much (?:do|will|would) (?:i|you|we) (?:save|pay) )?(?:with|on|for|if it'?s|at) /i, '')
    .replace(/^1\/2 off\b/, '50% off');
  const off = match(half, OFF)?.map(plain);
  const [price = '', percentage = ''] = off ? [off[1], off[0]] : (match(half, PRICE_FIRST)?.map(plain) ?? []);
  const result = discount({ price, percentage });
  if (!result.ok) return undefined;
  const { finalPrice, saved, steps } = result.value;
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

const TIP_WORDS =
  /tip|tips|tipping|gratuity|on|of|for|a|an|the|to|at|with|bill|and|by|in|my|meal|dinner|lunch|restaurant|dollars?|add|plus|split|calculator|each|person|per|total|is|between|among|us|how|much|should|i|leave|we|pay|does|do/;

/** A tip, and what each person pays. */
export const readTip: Reader = (text) => {
  const isTip = /\b(?:tip|tips|tipping|gratuity)\b/i.test(text);
  const isSplit = /\b(?:split|share)\b/i.test(text);
  if (!isTip && !isSplit) return undefined;
  const found = slots(
    withoutCurrency(text),
    {
      rate: new RegExp(PERCENT),
      people:
        /(?:(?:between|among|amongst|by|with|for)\s+)?(?<![\d.,])(\d+)(?:\s|-)*(?:people|persons?|friends|ways?|guests|diners|of us)\b|\bsplit(?:ted)? (?:it )?(?:between|among|amongst|by|in|into|with)? ?(\d+)$|\b(?:between|among|amongst)\s+(\d+)/,
      amount: new RegExp(`(${NUMBER})`),
    },
    /share/.test(text) ? new RegExp(`share|${TIP_WORDS.source}`) : TIP_WORDS,
  );
  if (!found || found.rate.length > 1 || found.people.length > 1 || found.amount.length > 1) return undefined;
  const [bill] = found.amount.map(plain);
  const people = found.people[0] ?? '1';
  if (bill === undefined || (!isTip && people === '1')) return undefined;
  const percentage = plain(found.rate[0] ?? (isTip ? '15' : '0'));
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

/** An amount such as 300k or 1.5 million, in digits. */
function amount(text: string): string {
  const [, digits = '', size = ''] = /^(.*?)\s?(k|thousand|grand|m|mil|million)?$/i.exec(plain(text)) ?? [];
  const factor = /^[ktg]/i.test(size) ? 1000 : size === '' ? 1 : 1_000_000;
  const value = parseNumber(digits);
  return factor === 1 || !value.ok ? digits : exactText(multiply(value.value, factor));
}

const AMOUNT = new RegExp(`(${NUMBER}(?:\\s?(?:k|thousand|grand|mil|million|m)\\b)?)`);
const YEARS = /(?<![\d.,])(\d+(?:\.\d+)?)(?:\s|-)*(?:years?|yrs?|y)\b/;
const MONTHS = /(?<![\d.,])(\d+)(?:\s|-)*(?:months?|mos?|mths?)\b/;

function yearsOf(years: string | undefined, months: string | undefined): string | undefined {
  if (years !== undefined || months === undefined) return years;
  return exactText(divide(months, 12));
}

const LOAN =
  /\b(?:loan|mortgage|borrow(?:ed|ing)?|repayments?|emi|financ(?:e|ing)|monthly payments?|payments? on)\b/i;
const LOAN_WORDS =
  /(?:car|home|house|student|auto|personal|bank)|loans?|mortgage|borrow(?:ed|ing)?|repayments?|emi|financ(?:e|ing)|monthly|payments?|a|an|of|on|for|at|over|in|with|the|and|i|if|my|is|interest|rate|apr|annual|per|year|yearly|term|fixed|calculator|what's|dollars?|how|much|pay|to|would|be|month|from/;

/** The monthly payment of a loan. */
export const readLoan: Reader = (text) => {
  if (!LOAN.test(text)) return undefined;
  const found = slots(
    withoutCurrency(text),
    {
      rate: new RegExp(`${PERCENT}(?: (?:a|per) (?:year|annum))?`),
      years: YEARS,
      months: MONTHS,
      amount: AMOUNT,
    },
    LOAN_WORDS,
  );
  if (!found) return undefined;
  const bare = found.amount.map(amount);
  const principal = bare.shift();
  const annualRate = plain(found.rate[0] ?? bare.shift() ?? '');
  const years = yearsOf(found.years[0], found.months[0]) ?? bare.shift();
  if (principal === undefined || bare.length > 0) return undefined;
  return loanReading({ principal, annualRate, years: years ?? '' });
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
  /compound(?:ed|ing)?|interest|invest(?:ed|ing|ment|ments)?|sav(?:e|ed|ing|ings)|deposit(?:ed|ing|s)?|grows?|growth|future|value|a|an|of|on|for|at|over|in|with|the|and|i|if|my|is|rate|apr|apy|annual|after|year|calculator|dollars?|starting|plus|from|to|will|be|worth|how|much|account|balance|contribution|contributing|adding|per|it|by|have/;
const PERIODS: readonly (readonly [string, RegExp])[] = [
  ['2', /semi-?annual(?:ly)?|half-?yearly|twice a year|every 6 months|biannually/],
  ['4', /quarterly|every quarter/],
  ['12', /monthly|every month/],
  ['52', /weekly|every week/],
  ['365', /daily|every day/],
  ['1', /yearly|annually|every year|once a year/],
];
const EACH: Readonly<Record<string, string>> = {
  year: '1',
  quarter: '4',
  month: '12',
  week: '52',
  day: '365',
};

/** What savings become with compound interest. */
export const readGrowth: Reader = (text) => {
  if (!GROWTH.test(text) || /\bsimple\b/i.test(text)) return undefined;
  const periods = PERIODS.filter(([, words]) => new RegExp(`\\b(?:${words.source})\\b`, 'i').test(text));
  const found = slots(
    withoutCurrency(text),
    {
      rate: new RegExp(`${PERCENT}(?: (?:a|per) (?:year|annum)| annual(?:ly)?| yearly)?`),
      paid: /([$£€]?\d[\d,]*(?:\.\d+)? (?:an?|per|each|every) (?:month|week|year|quarter|day)|[$£€]?\d[\d,]*(?:\.\d+)? monthly)/,
      period: new RegExp(`\\b((?:${PERIODS.map(([, words]) => words.source).join('|')}))\\b`),
      years: YEARS,
      months: MONTHS,
      amount: AMOUNT,
    },
    GROWTH_WORDS,
  );
  if (!found || found.paid.length > 1 || periods.length > 1) return undefined;
  const [, paid = '0', each] =
    /^[$£€]?([\d,.]+) (?:(?:an?|per|each|every) )?(\w+)$/.exec(found.paid[0] ?? '') ?? [];
  const often = each === 'monthly' ? '12' : each && EACH[each];
  const period = found.period.length > 0 ? periods[0]?.[0] : undefined;
  if (often !== undefined && period !== undefined && often !== period) return undefined;
  const bare = found.amount.map(amount);
  const principal = bare.shift() ?? (often === undefined ? undefined : '0');
  const rate = plain(found.rate[0] ?? bare.shift() ?? '');
  const years = yearsOf(found.years[0], found.months[0]) ?? bare.shift() ?? '';
  if (principal === undefined || bare.length > 0) return undefined;
  return growth({ principal, rate, years, periods: period ?? often ?? '1', contribution: paid });
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
