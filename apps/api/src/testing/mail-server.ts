import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** An email as a mail server received it. */
export interface Received {
  to: string[];
  /** The head, folded lines joined. */
  head: string;
  /** The parts, decoded. */
  body: string;
}

/** Starts a real SMTP server on a free port; it keeps what it is given. */
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
  // A client that gives up in the middle is part of some tests.
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
