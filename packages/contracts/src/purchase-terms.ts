/** The terms of a purchase. They are on the site and in every receipt, so that the buyer has a copy. */
export const packTerms =
  'A pack is a one-time payment. You may use it for as long as this site exists, for yourself or to teach your own class. You may not sell it, publish it or share its content in any other way.';

export const tierTerms =
  'A tier is one month, paid once. A month is 30 days of 24 hours and doesn’t renew automatically. Pro opens one premium pack of your choice, and the choice is final. Master opens all packs and gives your messages priority. When the month is over, you lose access to the packs.';

export const refundTerms =
  'Everything that you buy has a 30-day refund guarantee. Write to us within 30 days of paying, and we refund the full price, no reason needed. The date of your message counts, not when we read it. Once refunded, you lose access.';

export const consumerRights = 'You keep all consumer rights under the law of your country.';

/** The information on the right of withdrawal (Directive 2011/83/EU, annex I (A)), by paragraphs. */
export const withdrawalInformation: readonly string[] = [
  'As a consumer in the European Union, you have the right to withdraw from a contract within 14 days of its conclusion without giving any reason. To withdraw, tell us clearly that you do: with the function “Withdraw from contract here” on our site, through the contact form, or by a letter or e-mail to the seller. You may use the model form, but you don’t have to. You meet the deadline if you send your message before the 14 days are over.',
  'If you withdraw, we refund everything you paid, without undue delay and within 14 days of your message, by the payment method you used and without a fee.',
  'This right ends early for digital content that opens immediately, if you asked for that at checkout and acknowledged that you thereby lose the right. Our 30-day refund guarantee is separate and doesn’t end with it: either way, you get the full price back.',
];

/** The model withdrawal form (annex I (B)): its introduction and its lines. The seller's address follows the first line. */
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
