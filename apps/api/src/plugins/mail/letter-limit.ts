import { UnavailableError } from '../../error-types.js';

/** How many letters of one kind strangers can have sent in an hour, to whatever addresses. */
export const maxLettersPerHour = 300;

/** Throws when that many were sent, so that the request is answered with 503 and the operator finds it in the log. */
export function refuseMoreLetters(sentInHour: number): void {
  if (sentInHour >= maxLettersPerHour)
    throw new UnavailableError('Too many letters were asked for in an hour.');
}
