import type { FastifyInstance } from 'fastify';
import type { Config } from './config.js';
import { codeOf, StartupError } from './error-types.js';

/** Listens on the configured host and port. Throws a StartupError that says what to do if that fails. */
export async function listen(
  app: FastifyInstance,
  { port, host }: Pick<Config, 'port' | 'host'>,
): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw explained(error, port, host);
  }
}

function explained(error: unknown, port: number, host: string): unknown {
  const free = `choose another port, for example PORT=${port < 65_535 ? port + 1 : 3000}`;
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartupError(`Port ${port} is already in use: stop the program that uses it, or ${free}.`);
    case 'EACCES':
      return new StartupError(`Port ${port} may not be opened by this user: ${free}.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartupError(
        `This machine has no address ${host}: set HOST to one of its addresses, such as 127.0.0.1.`,
      );
    default:
      return error;
  }
}
