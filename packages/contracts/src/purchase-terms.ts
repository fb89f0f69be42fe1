/** The terms of a purchase, which stand on the site and in every receipt, so that the buyer keeps them. */
export const packTerms =
  'A pack is a one-time payment. You may use it for as long as this site exists, for yourself or to teach your own class. You may not sell it, publish it or pass on its content in other ways.';

export const tierTerms =
  'A tier is one month, paid once. A month is 30 days of 24 hours and does not renew by itself. Pro opens one premium pack of your choice, and the choice is final. Master opens all packs and puts your messages first. When the month is over, the packs close again.';

export const refundTerms =
  'Everything that you buy has a 30-day refund guarantee. Write to us within 30 days of paying, and you get the whole price back, for any reason or none. What counts is when you wrote, not when we read it. What was refunded is closed again.';

export const consumerRights = 'The rights that the law of your country gives you as a consumer stay yours.';

/** The information on the right of withdrawal (Directive 2011/83/EU, annex I (A)), by paragraphs. */
export const withdrawalInformation: readonly string[] = [
  'As a consumer in the European Union, you have the right to withdraw from a contract within 14 days of its conclusion without giving any reason. To use it, tell us clearly that you do: with the function “Withdraw from contract here” on our site, through the contact form, or by a letter or e-mail to the seller. You may use the model form, but need not. You are in time if you send it before the 14 days are over.',
  'If you withdraw, we return all that you paid, without undue delay and within 14 days of your message, by the means with which you paid and without a fee.',
  'This right ends early for digital content that opens at once, where you asked for that at the checkout and said that you know you lose the right by it. Our 30-day refund guarantee stands beside it and doesn’t end with it: either way you get the whole price back.',
];

/** The model withdrawal form (annex I (B)): what it says first, and its lines; the seller stands after the first. */
export const modelForm: { readonly about: string; readonly lines: readonly string[] } = {
  about:
    'Fill in and return this form only if you wish to withdraw from the contract. (*) Delete as appropriate.',
  lines: [
    'To the seller, with address and e-mail address:',
    'I/we (*) hereby give notice that I/we (*) withdraw from my/our (*) contract for the provision of the following digital content or service (*):',
    'Ordered on:',
    'Name of the consumer(s):',
    'Address of the consumer(s):',
    'Signature of the consumer(s), only if this form is sent on paper:',
    'Date:',
  ],
};
