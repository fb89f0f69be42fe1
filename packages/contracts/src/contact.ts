import { z } from 'zod';
import { maxMessageLength, messageTooLong } from './contact-limits.js';
import { EmailAddress } from './email-address.js';
import { line } from './line.js';

/** The request of the contact form. */
export const ContactMessage = z.strictObject({
  name: line(100, 'Please enter your name.'),
  email: EmailAddress,
  subject: line(200, 'Please enter a subject.'),
  message: z
    .string('Please enter a message.')
    .trim()
    .min(1, 'Please enter a message.')
    .max(maxMessageLength, messageTooLong)
    .regex(/^(?:[\t\n\r]|[^\p{Cc}\u202a-\u202e\u2066-\u2069])*$/u, 'Please remove the control characters.'),
});

/** The response to a stored message. */
export const ContactAccepted = z.strictObject({ status: z.literal('accepted') });

/** A message to support. */
export type ContactMessage = z.infer<typeof ContactMessage>;
