import { z } from 'zod';

const unusable = 'Please enter a valid email address.';

/** An e-mail address in lower case without blanks around it; RFC 5321 bounds: 64 before the @, 254 in all. */
export const EmailAddress = z
  .string(unusable)
  .trim()
  .toLowerCase()
  .max(254, unusable)
  .regex(/^[^@]{1,64}@/, unusable)
  .check(z.email(unusable));
