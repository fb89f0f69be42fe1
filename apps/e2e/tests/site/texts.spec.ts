import { type APIRequestContext, expect, test } from '@playwright/test';
import { expectNoSkip, NAVIGATION, ROUTES, SPECIFIED } from '../site.js';

/** The specified texts and links of a page, which must be in the static HTML. */
interface Words {
  readonly texts: readonly string[];
  /** The required links in the main area. Other links are allowed. */
  readonly links: readonly string[];
  /** The number of questions on the page. */
  readonly questions?: number;
}

const SPECIFIED_PAGES: Readonly<Record<string, Words>> = {
  '/': {
    texts: [
      'Translating the hard into the clear',
      'Try Free Tools',
      'Start Learning',
      'No registration required for basic tools',
      'Trusted by 50,000+ students',
      '24/7',
      '100% accurate',
      'unlimited and free',
      'Math Tools 15+ Tools',
      'Practice Center 100+ Problems',
      'Premium Packs',
      'exact age',
      'Log base 2 of 32 equals 5',
      '5 inches equal 12.7 cm',
      'Multiply the hours by 60',
      '25 percent of 100 is 25',
      'Is MathTools free?',
      'homework',
      'step-by-step',
    ],
    links: ['/tools', '/practice', '/marketplace'],
    questions: 8,
  },
  '/how-it-works': {
    texts: [
      'Choose a tool',
      'Input the problem',
      'Get step-by-step solutions',
      'Practice and improve',
      '100% accurate',
      '50K+ students',
      '24/7',
    ],
    links: ['/tools', '/practice'],
  },
  '/tools': {
    texts: [
      'Math Tools & Calculators',
      'Math Tools Calculators Converters',
      'Logarithm Simplifier',
      'Time Calculator',
      'View Dedicated Page',
      'Calculate',
      'Load Example',
    ],
    links: ['/tools/logarithm-simplifier', '/tools/time-calculator'],
  },
  '/tools/logarithm-simplifier': {
    texts: [
      'base 10, e, 2 or any other base',
      'Logarithms are undefined for zero and negative inputs',
      'Calculate',
      'Load Example',
      'Related tools',
    ],
    links: ['/tools/unit-converter', '/tools/time-calculator', '/tools/percentage-calculator', '/tools'],
    questions: 6,
  },
  '/tools/unit-converter': {
    texts: [
      'length, weight, temperature, volume, time',
      '1 inch = 2.54 cm',
      '1 m ≈ 3.28084 ft',
      '1 kg ≈ 2.20462 lb',
      'Related tools',
    ],
    links: [
      '/tools/time-calculator',
      '/tools/logarithm-simplifier',
      '/tools/percentage-calculator',
      '/tools',
    ],
    questions: 6,
  },
  '/tools/time-calculator': {
    texts: ['days, hours, minutes and seconds', '1 day 86,400', '1 week 604,800 7 days = 168 hours'],
    links: ['/tools/unit-converter', '/tools/age-calculator', '/tools/logarithm-simplifier', '/tools'],
    questions: 6,
  },
  '/tools/percentage-calculator': {
    texts: ['Value', 'Percentage (%)', 'Calculate', '25% of 80 = 20', 'Related tools'],
    links: [
      '/discount-calculator',
      '/tip-calculator',
      '/tools/logarithm-simplifier',
      '/tools/unit-converter',
      '/tools',
    ],
    questions: 6,
  },
  '/tools/age-calculator': {
    texts: [
      'exact age in years, months, days, hours and minutes',
      'Date of birth',
      'days until your next birthday',
      'Leave it empty for today',
    ],
    links: ['/tools/time-calculator', '/tools/percentage-calculator', '/tools/unit-converter', '/tools'],
    questions: 6,
  },
  '/practice': {
    texts: [
      'Practice Center',
      'Algebra Logarithms Geometry',
      'Current streak',
      'Problems completed',
      'Upgrade to Pro',
    ],
    links: ['/pricing'],
  },
  '/marketplace': { texts: ['Premium Learning Packs', '30-day money-back guarantee'], links: [] },
  '/pricing': {
    texts: [
      'Free $0 per month',
      '10 practice problems per month (today: unlimited)',
      '$9.99 per month',
      '1 premium pack',
      'Master $19.99 per month',
      'All premium packs',
      '24h priority support',
      'Most popular',
      '7-day free trial',
      'no card required',
    ],
    links: [
      '/tools',
      '/checkout?product=pro&amount=9.99&name=Pro',
      '/checkout?product=master&amount=19.99&name=Master',
    ],
    questions: 8,
  },
  '/about': {
    texts: [
      'Mission',
      'Values',
      'By the Numbers',
      '50K+ students helped',
      '15+ free tools',
      '100+ practice problems',
      '24/7',
      'Team',
    ],
    links: [],
  },
  '/support': {
    texts: ['Email', 'Documentation', 'Community Coming soon'],
    links: ['/contact', '/how-it-works', '#'],
    questions: 8,
  },
  '/contact': {
    texts: [
      'Name',
      'Email',
      'Subject',
      'Message',
      '0 / 1000 characters',
      'response within 24 hours',
      'Monday to Friday',
      '9:00 AM to 6:00 PM EST',
    ],
    links: ['/support', '/how-it-works', '/pricing', '/privacy'],
  },
  '/privacy': {
    texts: ['Last updated October 21, 2025', 'removed within 30 days', 'under 13', 'consent of a parent'],
    links: ['/contact'],
  },
  '/terms': {
    texts: [
      'Last updated October 21, 2025',
      'We announce a price change 30 days before',
      'removed within 30 days',
      'at least 13 years old, or have a parent’s consent',
      '30-day refund guarantee',
    ],
    links: ['/contact', '/pricing'],
  },
  '/checkout': {
    texts: ['Checkout', 'Back to the marketplace', 'Loading your order…', 'Checkout requires JavaScript.'],
    links: ['/marketplace'],
  },
  '/nope': {
    texts: ['Page Not Found', 'Did you forget to add the page to the router?'],
    links: ['/tools', '/', '/contact'],
  },
};

/** The required texts of every page. Pages beyond the specification have none, but their header, footer and questions are checked. */
const PAGES: Readonly<Record<string, Words>> = {
  ...Object.fromEntries(ROUTES.map(({ path }) => [path, { texts: [], links: [] }])),
  ...SPECIFIED_PAGES,
};

/** The footer links in the specified order. */
const FOOTER = [
  '/tools#logarithm',
  '/tools#unit-converter',
  '/tools#time-calculator',
  '/tools#calculators',
  '/practice',
  '/privacy',
  '/terms',
  '/contact',
  '/about',
];

interface StaticPage {
  readonly header: string;
  readonly main: string;
  /** Returns the footer from its first list of links. */
  readonly footerLists: string;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

async function readPage(request: APIRequestContext, path: string): Promise<StaticPage> {
  const html = await (await request.get(path)).text();
  return {
    header: element(html, 'header'),
    main: element(html, 'main'),
    footerLists: element(element(html, 'footer'), 'nav'),
    questions: readQuestions(html),
  };
}

function element(html: string, name: string): string {
  return new RegExp(`<${name}[ >].*</${name}>`, 's').exec(html)?.[0] ?? '';
}

function readQuestions(html: string): StaticPage['questions'] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const faq = scripts
    .map(([, text = '']) => JSON.parse(text) as { '@type': string; mainEntity?: FaqEntry[] })
    .find((item) => item['@type'] === 'FAQPage');
  return (faq?.mainEntity ?? []).map(({ name, acceptedAnswer }) => ({
    question: name,
    answer: acceptedAnswer.text,
  }));
}

interface FaqEntry {
  readonly name: string;
  readonly acceptedAnswer: { readonly text: string };
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  nbsp: ' ',
};

function decode(text: string): string {
  return text.replaceAll(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

/** Returns the visible text of HTML, with blocks separated and white space collapsed. */
function textOf(html: string): string {
  const blocks = html
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<\/?(?:p|h\d|li|ul|ol|dl|dt|dd|td|th|tr|div|section|button|label|input|svg)\b[^>]*>/g, ' ');
  return decode(blocks.replaceAll(/<[^>]*>/g, '')).replaceAll(/\s+/g, ' ');
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => decode(href));
}

test('the table contains every specified route', () => {
  expect(Object.keys(SPECIFIED_PAGES)).toEqual(expect.arrayContaining(SPECIFIED.map(({ path }) => path)));
});

test('every page has its specified texts and links', async ({ request }) => {
  for (const [path, { texts, links, questions }] of Object.entries(PAGES)) {
    const page = await readPage(request, path);
    const text = textOf(page.main);
    for (const expected of texts) expect.soft(text, path).toContain(expected);
    expect.soft(linksOf(page.main), path).toEqual(expect.arrayContaining([...links]));
    expect.soft(new Set(linksOf(page.header)), path).toEqual(new Set(NAVIGATION));
    expect.soft(linksOf(page.footerLists).slice(0, FOOTER.length), path).toEqual(FOOTER);
    if (questions !== undefined) expect.soft(page.questions, path).toHaveLength(questions);
    for (const { question, answer } of page.questions) {
      expect.soft(text, path).toContain(question);
      expect.soft(text, path).toContain(answer);
    }
  }
});

test('no heading skips a level', async ({ request }) => {
  for (const path of Object.keys(PAGES)) {
    const { main } = await readPage(request, path);
    expectNoSkip(
      [...main.matchAll(/<h(\d)/g)].map(([, level]) => Number(level)),
      path,
    );
  }
});

test('there are four steps, three tiers and four values', async ({ request }) => {
  const how = await readPage(request, '/how-it-works');
  expect(how.main.match(/<h2/g)).toHaveLength(4);
  const pricing = await readPage(request, '/pricing');
  expect(textOf(pricing.main).match(/\$[\d.]+ per month/g)).toEqual([
    '$0 per month',
    '$9.99 per month',
    '$19.99 per month',
  ]);
  const about = await readPage(request, '/about');
  const values = /Our Values(.*)By the Numbers/s.exec(about.main)?.[1];
  expect(values?.match(/<h3/g)).toHaveLength(4);
});
