export const QUESTIONS = [
  {
    question: 'Which numbers can I type?',
    answer:
      'Whole numbers, decimals, fractions and powers of ten: 12, −0.5, 2 1/2, 1,234.5 and 1.5e3 all work. So do $18,500 for money and 7.25% for a percentage. The time calculator takes only whole numbers. In a number field, commas only group thousands, so write 1.5 there, not 1,5. In equations such as 1,5x = 3, in the box on the home page and in practice, 1,5 is read as 1.5. In a list, and in x = 2,3, commas separate the numbers.',
  },
  {
    question: 'Why does nothing happen when I press Calculate?',
    answer:
      'One of the numbers can’t be used. Its field has a dashed red border, and the line below the field tells you which values work. A logarithm, for example, needs a positive value, because zero and negative numbers have no logarithm.',
  },
  {
    question: 'How are results rounded?',
    answer:
      'Each tool calculates exactly and rounds once, at the end. A value exactly halfway is rounded away from zero: 1.005 rounded to 2 decimal places is 1.01. In the steps, ≈ marks a number that was changed by rounding. There is one exception: the result and the formula on the percentage card always have =, as in 10% of 1.35 = 0.14.',
    link: { to: '/how-it-works', label: 'How the tools work' },
  },
  {
    question: 'How do I save or share a calculation?',
    answer:
      'Your numbers are in the page’s address. Bookmark the page to save the calculation, or copy the link to share it. Anyone who opens the link sees the same numbers and the same result.',
  },
  {
    question: 'Do the tools work without the internet?',
    answer:
      'Yes, once you’ve visited while online. From then on, all calculators and converters work offline. The Equation Solver and Check My Work also work offline once you’ve used them. So do the problems of a skill, once you’ve practiced one. The other practice problems, packs and checkout need a connection.',
    link: { to: '/tools', label: 'Open the tools' },
  },
  {
    question: 'Where is my practice progress saved?',
    answer:
      'On our server, under a random number that is stored in a cookie in your browser. There is no account and no password. In another browser, or after you delete your cookies, you start from zero. To use the same record on another device, get a code under “Devices” on your progress page, and say yes on both devices. There, you can also make a recovery code in case you lose all of them. A purchase code opens only the purchase.',
    link: { to: '/practice', label: 'Go to practice' },
  },
  {
    question: 'How do I open my pack in another browser?',
    answer:
      'Use the code we showed you after you paid, or the link in your receipt, which works once, within 24 hours. Either one opens your pack in the browser where you use it. You can use a purchase in up to five browsers.',
    link: { to: '/marketplace', label: 'Go to the marketplace' },
  },
  {
    question: 'How do I get a refund?',
    answer:
      'Write to us within 30 days of paying and tell us what you bought. You get a full refund, no reason needed.',
    link: { to: '/contact', label: 'Write to us' },
  },
] as const;
