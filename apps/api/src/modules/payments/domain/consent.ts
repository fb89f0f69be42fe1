/**
 * What a buyer agrees to at a checkout that takes money (Directive 2011/83/EU, article 16 (m)): digital content may be supplied before
 * the 14 days of the right of withdrawal are over only if the consumer asks for that and knows what is lost by it.
 */
export const digitalContentConsent =
  'I agree that what I buy opens at once, before the time to withdraw is over, and I know that I lose my right of withdrawal by this. The 30-day refund guarantee stays.';
