/** Formats the day of an instant in the visitor's time zone. For a date without a time, pass UTC. */
export function dayText(time: string, timeZone?: 'UTC'): string {
  return new Date(time).toLocaleDateString('en-US', { dateStyle: 'long', timeZone });
}
