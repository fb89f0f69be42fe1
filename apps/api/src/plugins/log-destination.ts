import pino from 'pino';

/** How much of the log waits in memory while its destination takes nothing; lines beyond that are lost. */
const maxWaiting = 1024 * 1024;

/** Where the log goes, line by line. */
export type LogDestination = pino.DestinationStream;

/**
 * Writes lines to an open file, by default standard output, without ever blocking or failing: what can't be written, because the
 * disk is full or nobody reads a pipe, is tried again with the next lines, then lost and counted.
 */
export function logDestination(dest = 1): LogDestination & { destroy: () => void } {
  let lost = 0;
  let isStuck = false;
  const retryEAGAIN = () => (isStuck = true);
  const destination = pino.destination({ dest, sync: false, maxLength: maxWaiting, retryEAGAIN });
  destination.on('drop', () => lost++);
  destination.on('write', () => (isStuck = false));
  destination.on('error', () => (isStuck = true));
  destination.on('drain', () => {
    if (lost === 0) return;
    const line = { level: 40, time: Date.now(), lost, msg: 'log lines were lost' };
    lost = 0;
    destination.write(`${JSON.stringify(line)}\n`);
  });
  // At the end pino writes what waits, however long that takes.
  process.prependOnceListener('exit', () => {
    if (isStuck) destination.destroy();
  });
  return destination;
}
