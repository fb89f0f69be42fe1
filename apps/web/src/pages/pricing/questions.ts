export const QUESTIONS = [
  {
    question: 'Do I have to pay for the tools?',
    answer:
      'No. Every calculator and converter is free and unlimited, shows every step, and requires no registration.',
    link: { to: '/tools', label: 'Open the tools' },
  },
  {
    question: 'How does the 7-day free trial work?',
    answer:
      'Go to checkout for Pro or Master and press “Start 7-day free trial.” There is no card required. The trial ends automatically after seven days, and you aren’t charged. One trial per person.',
  },
  {
    question: 'Does my month renew automatically?',
    answer:
      'No. You pay for one month, which is exactly 30 days, and then it ends. If you want another month, you can buy one.',
  },
  {
    question: 'Which premium pack comes with Pro?',
    answer:
      'The one you choose. It stays open as long as your month or your trial lasts. The choice is final. Master unlocks every pack.',
  },
  {
    question: 'Can I buy a single pack instead?',
    answer:
      'Yes. Each pack in the marketplace is a one-time payment. A pack you buy is yours to keep, with or without a tier.',
    link: { to: '/marketplace', label: 'See the packs' },
  },
  {
    question: 'What does priority support mean?',
    answer:
      'We reply to everyone within 24 hours. Messages from Master members are marked as priority and answered first.',
    link: { to: '/contact', label: 'Write to us' },
  },
  {
    question: 'Can I get my money back?',
    answer:
      'Yes, within 30 days of paying. Write to us and tell us what you bought. Once it’s refunded, you lose access to it.',
    link: { to: '/terms', label: 'Read the terms' },
  },
  {
    question: 'Will the prices change?',
    answer:
      'They might. We announce a new price at least 30 days before it takes effect, and it never affects a purchase you’ve already made.',
  },
] as const;
