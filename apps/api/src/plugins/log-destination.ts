import { write as writeToFile, writeSync } from 'node:fs';

/** How much of the log waits in memory while its destination takes nothing; lines beyond that are lost. */
const maxWaiting = 1024 * 1024;
const maxChunk = 64 * 1024;
/** The pause after a failed write; EAGAIN only says that the reader of a pipe is slow. */
const pauseMs = { EAGAIN: 100, other: 1_000 };

/** Where the log goes, line by line. */
export interface LogDestination {
  write: (line: string) => void;
}

type Write = (
  fd: number,
  bytes: Buffer,
  done: (error: NodeJS.ErrnoException | null, written: number) => void,
) => void;

/**
 * Writes lines to an open file, by default standard output, without ever blocking or failing: what can't be written, because the
 * disk is full or nobody reads a pipe, is tried again, then lost and counted.
 */
export function logDestination(fd = 1, write: Write = writeToFile): LogDestination {
  let waiting: string[] = [];
  let waitingLength = 0;
  let lost = 0;
  /** What is being written, or is to be tried again. */
  let current: Buffer | undefined;
  let isPaused = false;

  const add = (line: string) => {
    waiting.push(line);
    waitingLength += line.length;
  };
  const addLoss = () => {
    if (lost === 0) return;
    add(`${JSON.stringify({ level: 40, time: Date.now(), lost, msg: 'log lines were lost' })}\n`);
    lost = 0;
  };
  const take = () => {
    let count = 0;
    for (let length = 0; count < waiting.length && length < maxChunk; count++) {
      length += waiting[count]?.length ?? 0;
    }
    const chunk = waiting.slice(0, count).join('');
    waiting = waiting.slice(count);
    waitingLength -= chunk.length;
    return Buffer.from(chunk);
  };
  const writeCurrent = (bytes: Buffer) => {
    current = bytes;
    write(fd, bytes, (error, written) => {
      if (error) {
        isPaused = true;
        const pause = error.code === 'EAGAIN' ? pauseMs.EAGAIN : pauseMs.other;
        setTimeout(() => {
          isPaused = false;
          writeCurrent(bytes);
        }, pause).unref();
        return;
      }
      const rest = bytes.subarray(written);
      if (rest.length > 0) {
        writeCurrent(rest);
        return;
      }
      current = undefined;
      addLoss();
      if (waiting.length > 0) writeCurrent(take());
    });
  };

  process.once('exit', () => {
    const rest = isPaused && current ? current : Buffer.alloc(0);
    try {
      writeSync(fd, Buffer.concat([rest, Buffer.from(waiting.join(''))]));
    } catch {
      // The destination is full or gone.
    }
  });
  return {
    write: (line) => {
      if (waitingLength + line.length > maxWaiting) {
        lost++;
        return;
      }
      addLoss();
      add(line);
      if (!current) writeCurrent(take());
    },
  };
}
