export const QUESTIONS = [
  {
    question: 'Do I have to pay for the tools?',
    answer:
      'No. Every calculator and converter is free and unlimited, with all its steps, and needs no registration.',
    link: { to: '/tools', label: 'Open the tools' },
  },
  {
    question: 'How does the 7-day free trial work?',
    answer:
      'On the checkout of Pro or Master, press “Start 7-day free trial”. There is no card required. After seven days the trial ends by itself and nothing is charged. Everyone has one trial.',
  },
  {
    question: 'Does my month renew by itself?',
    answer:
      'No. You pay for one month, which is 30 days of 24 hours, and then it ends. If you want another month, you buy it.',
  },
  {
    question: 'Which premium pack comes with Pro?',
    answer:
      'The one that you choose. Pro opens it while your month or your trial lasts. The choice is final. Master opens all packs.',
  },
  {
    question: 'Can I buy a single pack instead?',
    answer:
      'Yes. Each pack in the marketplace is a one-time payment. A pack that you buy stays yours and has nothing to do with a tier.',
    link: { to: '/marketplace', label: 'See the packs' },
  },
  {
    question: 'What does priority support mean?',
    answer:
      'We answer everyone within 24 hours. Messages from Master members are marked as priority and are answered first.',
    link: { to: '/contact', label: 'Write to us' },
  },
  {
    question: 'Can I get my money back?',
    answer:
      'Yes, within 30 days of paying. Write to us and name the purchase. When the money is refunded, what you bought is closed again.',
    link: { to: '/terms', label: 'Read the terms' },
  },
  {
    question: 'Will the prices change?',
    answer:
      'They may. We announce a new price at least 30 days before it holds, and it never changes what you have already paid for.',
  },
] as const;
