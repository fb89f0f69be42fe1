const maxLines = 50;
const windowMs = 10_000;

interface Logger {
  warn: (facts: object, message: string) => void;
}

/** Different texts are few: they are constants of the code. Beyond that they share one limit. */
const maxTexts = 100;

/** Returns a function that tells whether another line with a text may be logged: 50 in 10 s. Then it logs how many were left out. */
export function limitLines(what: string): (log: Logger, text: string) => boolean {
  const counts = new Map<string, number>();
  const begin = (log: Logger, text: string) => {
    setTimeout(() => {
      const omitted = (counts.get(text) ?? 0) - maxLines;
      counts.delete(text);
      if (omitted > 0) log.warn({ text, omitted }, `${what} were left out of the log`);
    }, windowMs).unref();
  };
  return (log, own) => {
    const text = counts.has(own) || counts.size < maxTexts ? own : '';
    const count = (counts.get(text) ?? 0) + 1;
    if (count === 1) begin(log, text);
    counts.set(text, count);
    return count <= maxLines;
  };
}
