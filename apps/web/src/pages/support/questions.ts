export const QUESTIONS = [
  {
    question: 'Which numbers can I type?',
    answer:
      'Whole numbers, decimals, fractions and powers of ten: 12, −0.5, 2 1/2, 1,234.5 and 1.5e3 all work, and so do $18,500 for money and 7.25% for a percentage. A comma only groups three digits, so 1,5 is not read as 1.5 or 15: write 1.5.',
  },
  {
    question: 'Why does nothing happen when I press Calculate?',
    answer:
      'One of the numbers can’t be used. Its field has a dashed red border, and the line under the field says what it takes. A logarithm, for example, needs a positive value, because there is no logarithm of zero or of a negative number.',
  },
  {
    question: 'How are results rounded?',
    answer:
      'The tool calculates exactly and rounds once, at the end. A value exactly halfway is rounded away from zero: 1.005 to two decimals is 1.01. In the steps, ≈ marks a figure that rounding changed. One line keeps its = all the same: that of the percentage card, such as 10% of 1.35 = 0.14.',
    link: { to: '/how-it-works', label: 'How the tools work' },
  },
  {
    question: 'How do I save or share a calculation?',
    answer:
      'Your numbers are in the page’s address. Bookmark the page to keep the calculation, or copy the link to send it. Whoever opens the link sees the same numbers and the same result.',
  },
  {
    question: 'Do the tools work without the internet?',
    answer:
      'Yes, after your first visit with a connection. Your browser then has all calculators and converters; the Equation Solver and Check My Working once you have used them. Practice problems, packs and the checkout need a connection.',
    link: { to: '/tools', label: 'Open the tools' },
  },
  {
    question: 'Where is my practice progress kept?',
    answer:
      'On our server, under a random number in a cookie of this browser. There is no account and no password. In another browser, or after you delete cookies, you start at zero.',
    link: { to: '/practice', label: 'Go to practice' },
  },
  {
    question: 'How do I open a pack that I bought in another browser?',
    answer:
      'With the code that was shown after you paid, or with the link in your receipt, which works once, within 24 hours. Both open your pack in the browser where you use them. A purchase is open in up to five browsers.',
    link: { to: '/marketplace', label: 'Go to the marketplace' },
  },
  {
    question: 'How do I get a refund?',
    answer:
      'Write to us within 30 days of paying and say what you bought. You get the whole price back, and you need not give a reason.',
    link: { to: '/contact', label: 'Write to us' },
  },
] as const;
