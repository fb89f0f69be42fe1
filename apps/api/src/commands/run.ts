import { parseArgs } from 'node:util';
import { readConfig } from '../config.js';
import { codeOf, StartupError } from '../error-types.js';
import { commands } from './commands.js';

type Environment = Parameters<typeof readConfig>[0];

/** The result of a command: its exit code and output. */
export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

const width = Math.max(...commands.map(({ synopsis }) => synopsis.length));
const usage = `Usage: npm run admin -- COMMAND

${commands.map(({ synopsis, summary }) => `  ${synopsis.padEnd(width)}  ${summary}`).join('\n')}

Uses the server's database: DATABASE_URL, or else DATABASE_FILE.
`;

/** An invalid command line. */
class UsageError extends Error {
  override name = 'UsageError';
}

async function answerTo([name = '', ...args]: string[], environment: Environment): Promise<string> {
  if (['help', '--help', '-h'].includes(name)) return usage;
  const command = commands.find(({ synopsis }) => synopsis.split(' ')[0] === name);
  if (!command) throw new UsageError(name ? `Unknown command: ${name}.` : 'Specify a command.');
  const call = command.callWith(parsed(args));
  if (!call) throw new UsageError(`Usage: ${command.synopsis}`);
  return call(readConfig(environment));
}

function parsed(args: string[]): Record<string, unknown> {
  const options = {
    to: { type: 'string' },
    keep: { type: 'string' },
    wrote: { type: 'string' },
    yes: { type: 'boolean' },
    csv: { type: 'boolean' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args: operandsLast(args), options, allowPositionals: true });
    return { ...values, operands: positionals };
  } catch (error) {
    if (codeOf(error).startsWith('ERR_PARSE_ARGS') && error instanceof Error)
      throw new UsageError(error.message);
    throw error;
  }
}

/**
 * Moves operands that begin with a hyphen, as a session hash may, to the end, where they can't be mistaken
 * for options.
 */
function operandsLast(args: string[]): string[] {
  if (args.includes('--')) return args;
  // No option begins with a single hyphen or is as long as a hash.
  const isOperand = (arg: string) => /^-[^-]|^--[\w-]{41}(\.|$)/.test(arg);
  return [...args.filter((arg) => !isOperand(arg)), '--', ...args.filter(isOperand)];
}

/** Runs a command and returns its outcome. */
export async function run(args: string[], environment?: Environment): Promise<Outcome> {
  try {
    return { code: 0, stdout: await answerTo(args, environment), stderr: '' };
  } catch (error) {
    return { code: error instanceof UsageError ? 2 : 1, stdout: '', stderr: sentenceOf(error) };
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\n${usage}`;
  if (error instanceof StartupError) return `${error.message}\n`;
  return `The command failed: ${error instanceof Error ? error.message : String(error)}.\n`;
}
