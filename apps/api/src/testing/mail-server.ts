import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** An email as the mail server received it. */
export interface Received {
  to: string[];
  /** The header, with folded lines joined. */
  head: string;
  /** The parts, decoded. */
  body: string;
}

/** Starts an SMTP server on a free port that keeps the emails it receives. */
export async function mailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      void text(stream).then((raw) => {
        received.push(
          parseMail(
            raw,
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        );
        done();
      });
    },
    ...options,
  });
  // In some tests, a client disconnects in the middle.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(resolve);
    });
  onTestFinished(close);
  return { received, port: (server.server.address() as AddressInfo).port, close };
}

function parseMail(raw: string, to: string[]): Received {
  const end = raw.indexOf('\r\n\r\n');
  const decoded = raw
    .slice(end)
    .replace(/=\r\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
  return { to, head: raw.slice(0, end).replace(/\r\n[ \t]+/g, ' '), body: decoded };
}
