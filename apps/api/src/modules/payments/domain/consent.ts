/**
 * The text that a buyer agrees to at checkout if payments are real (Directive 2011/83/EU, Article 16(m)).
 * Digital content may be supplied before the 14-day withdrawal period ends only if the consumer requests it
 * and acknowledges the loss of that right.
 */
export const digitalContentConsent =
  'I agree that my purchase opens immediately, before the withdrawal period ends, and I understand that this means I lose my right of withdrawal. The 30-day refund guarantee still applies.';
