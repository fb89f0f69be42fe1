import { z } from 'zod';

const missing = 'Please enter your email address.';
const unusable = 'This isn’t a valid email address. Enter one such as name@example.com.';

/**
 * An email address in lowercase without surrounding whitespace. RFC 5321 limits it to 64 characters before the @ and
 * 254 in total.
 */
export const EmailAddress = z
  .string({ error: ({ input }) => (input === undefined ? missing : unusable) })
  .trim()
  .min(1, missing)
  .toLowerCase()
  .max(254, unusable)
  .regex(/^[^@]{1,64}@/, unusable)
  .check(z.email(unusable));
