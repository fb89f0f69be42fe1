import { z } from 'zod';

const unusable = 'Please enter a valid email address.';

/** An email address in lower case without white space around it; RFC 5321 limits: 64 characters before the @, 254 in total. */
export const EmailAddress = z
  .string(unusable)
  .trim()
  .toLowerCase()
  .max(254, unusable)
  .regex(/^[^@]{1,64}@/, unusable)
  .check(z.email(unusable));
