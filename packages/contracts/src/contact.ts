import { z } from 'zod';
import { EmailAddress } from './email-address.js';
import { line } from './line.js';

/** The maximum length of a contact message, in UTF-16 code units. */
export const maxMessageLength = 5000;

/** The request of the contact form. */
export const ContactMessage = z.strictObject({
  name: line(100, 'Please enter your name.'),
  email: EmailAddress,
  subject: line(200, 'Please enter a subject.'),
  message: z
    .string('Please enter a message.')
    .trim()
    .min(1, 'Please enter a message.')
    .max(maxMessageLength, `Please use at most ${maxMessageLength} characters.`)
    .regex(/^(?:[\t\n\r]|[^\p{Cc}\u202a-\u202e\u2066-\u2069])*$/u, 'Please remove the control characters.'),
});

/** The response to a stored message. */
export const ContactAccepted = z.strictObject({ status: z.literal('accepted') });

/** A message to support. */
export type ContactMessage = z.infer<typeof ContactMessage>;
