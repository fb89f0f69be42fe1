import pino from 'pino';

/**
 * The maximum size of the log's buffer in memory, used while the destination accepts nothing. Lines beyond that
 * are lost.
 */
const maxWaiting = 1024 * 1024;

/** A line-by-line destination of the log. */
export type LogDestination = pino.DestinationStream;

/**
 * Writes lines to an open file, by default standard output, without ever blocking or failing. Lines that
 * can't be written, because the disk is full or nobody reads a pipe, are retried with the next lines, then
 * dropped and counted.
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
  // At exit, pino flushes the buffered lines, no matter how long that takes.
  process.prependOnceListener('exit', () => {
    if (isStuck) destination.destroy();
  });
  return destination;
}
