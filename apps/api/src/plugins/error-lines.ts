const maxLines = 50;
const windowMs = 10_000;

interface Logger {
  warn: (facts: object, message: string) => void;
}

/** Returns a function that tells whether another error may be logged: 50 in 10 s. Then it logs how many were left out. */
export function limitErrorLines(): (log: Logger) => boolean {
  let lines = 0;
  const begin = (log: Logger) => {
    setTimeout(() => {
      if (lines > maxLines) log.warn({ omitted: lines - maxLines }, 'errors were left out of the log');
      lines = 0;
    }, windowMs).unref();
  };
  return (log) => {
    if (lines === 0) begin(log);
    lines++;
    return lines <= maxLines;
  };
}
