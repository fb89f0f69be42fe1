/** The terms of a purchase. They are shown on the site and included in every receipt so that the buyer keeps a copy. */
export const packTerms =
  'A pack is a one-time payment. You may use it for as long as this site exists, for yourself or to teach your own class. You may not sell it, publish it or share its content in any other way.';

export const tierTerms =
  'With a tier, you pay once for one month. A month is exactly 30 days and does not renew automatically. Pro unlocks one premium pack of your choice, and the choice is final. Master unlocks all packs and gives your messages priority. When the month is over, you lose access to the packs that the tier unlocked.';

export const refundTerms =
  'Everything you buy has a 30-day refund guarantee. Write to us within 30 days of paying, and you get a full refund, for any reason or no reason. What counts is when you write, not when we read it. Once a purchase is refunded, you lose access to it.';

export const consumerRights = 'You keep all consumer rights under the law of your country.';

/** The paragraphs of the information on the right of withdrawal (Directive 2011/83/EU, Annex I (A)). */
export const withdrawalInformation: readonly string[] = [
  'As a consumer in the European Union, you have the right to withdraw from a contract within 14 days of its conclusion without giving any reason. To exercise this right, tell us clearly that you want to withdraw. Use “Withdraw from contract here” on our site or the contact form, or send a letter or an email to the seller. You may use the model form, but you don’t have to. You meet the deadline if you send your message before the 14 days are over.',
  'If you withdraw, we refund everything you paid, without undue delay and within 14 days of your message. We use the same means of payment you used, and we don’t charge a fee.',
  'This right ends early for digital content that opens immediately, if you requested that at checkout and acknowledged that you would lose the right. Our 30-day refund guarantee is separate and doesn’t end with it. Either way, you get a full refund.',
];

/**
 * The model withdrawal form (Annex I (B)): its introduction and its lines. The seller's address follows the
 * first line.
 */
export const modelForm: { readonly about: string; readonly lines: readonly string[] } = {
  about:
    'Fill in and return this form only if you wish to withdraw from the contract. (*) Delete as appropriate.',
  lines: [
    'To the seller, with address and email address:',
    'I/we (*) hereby give notice that I/we (*) withdraw from my/our (*) contract for the provision of the following digital content or service (*):',
    'Ordered on:',
    'Name of the consumer(s):',
    'Address of the consumer(s):',
    'Signature of the consumer(s), only if this form is sent on paper:',
    'Date:',
  ],
};
