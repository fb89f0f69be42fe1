/** The questions on the home page, each with a link to a tool or page. */
export const QUESTIONS = [
  {
    question: 'How do I calculate my exact age?',
    answer:
      'Count the full years since your date of birth, then the full months, then the days left over. If you were born on May 14, 2010, you are 14 years, 9 months and 15 days old on March 1, 2025.',
    link: { to: '/tools/age-calculator', label: 'Calculate your age' },
  },
  {
    question: 'What is log base 2 of 32?',
    answer: 'Log base 2 of 32 equals 5, because multiplying five 2s gives 32: 2 × 2 × 2 × 2 × 2 = 32.',
    link: { to: '/tools/logarithm-simplifier?base=2&value=32', label: 'See every step' },
  },
  {
    question: 'How many centimeters are in 5 inches?',
    answer: '5 inches equal 12.7 cm. One inch is exactly 2.54 cm, and 5 × 2.54 = 12.7.',
    link: { to: '/tools/unit-converter?value=5', label: 'Convert other units' },
  },
  {
    question: 'How do I convert hours to minutes?',
    answer:
      'Multiply the hours by 60, because an hour has 60 minutes. So 2.5 hours is 2.5 × 60 = 150 minutes.',
    link: { to: '/tools/time-calculator', label: 'Add and subtract times' },
  },
  {
    question: 'What is 25 percent of 100?',
    answer:
      '25 percent of 100 is 25. Percent means “out of a hundred,” so multiply by the percentage and divide by 100: 100 × 25 ÷ 100 = 25.',
    link: { to: '/tools/percentage-calculator?value=100&percentage=25', label: 'Find another percentage' },
  },
  {
    question: 'Is MathTools free?',
    answer:
      'Yes. Every tool is free and unlimited, with no registration required. Only premium learning packs and the Pro and Master tiers cost money.',
    link: { to: '/pricing', label: 'See pricing' },
  },
  {
    question: 'Can I use MathTools for my homework?',
    answer:
      'Yes. Work the problem out on paper first, then compare it with the steps line by line. The first line that differs shows you the mistake, and finding it is worth more than the answer.',
    link: { to: '/practice', label: 'Practice with problems' },
  },
  {
    question: 'Do I get step-by-step solutions?',
    answer:
      'Yes. You see the formula, your numbers plugged in, and each line down to the answer. In the steps, ≈ marks a rounded number.',
    link: { to: '/how-it-works', label: 'See how it works' },
  },
] as const;
