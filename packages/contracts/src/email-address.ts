import { z } from 'zod';

const unusable = 'Please enter a valid email address.';

/**
 * An email address in lowercase without surrounding whitespace. RFC 5321 limits it to 64 characters before the @ and
 * 254 in total.
 */
export const EmailAddress = z
  .string(unusable)
  .trim()
  .toLowerCase()
  .max(254, unusable)
  .regex(/^[^@]{1,64}@/, unusable)
  .check(z.email(unusable));
