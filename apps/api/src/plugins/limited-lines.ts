const maxLines = 50;
const windowMs = 10_000;

interface Logger {
  warn: (facts: object, message: string) => void;
}

/** Returns a function that tells whether another line may be logged: 50 in 10 s. Then it logs how many were left out. */
export function limitLines(what: string): (log: Logger) => boolean {
  let lines = 0;
  const begin = (log: Logger) => {
    setTimeout(() => {
      const omitted = lines - maxLines;
      lines = 0;
      if (omitted > 0) log.warn({ omitted }, `${what} were left out of the log`);
    }, windowMs).unref();
  };
  return (log) => {
    if (lines === 0) begin(log);
    lines++;
    return lines <= maxLines;
  };
}
