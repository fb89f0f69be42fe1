import { line } from '@mathtools/contracts/line';
import { createHash } from 'node:crypto';
import { Marked, type Token } from 'marked';
import { StartupError } from '../../error-types.js';

/** A newsletter, ready to be sent. */
export interface Issue {
  /** The SHA-256 hash of its file, in hexadecimal. */
  id: string;
  subject: string;
  /** The body in Markdown, which is readable as plain text. */
  text: string;
  html: string;
}

/**
 * The size limit of the HTML. Gmail cuts off messages longer than 102 KB, including the unsubscribe link at
 * the end.
 */
const maxBytes = 90_000;

const Subject = line(200, 'Write a subject after the # on the first line.');
const markdown = new Marked({ async: false, gfm: true });

/**
 * Parses a newsletter: Markdown whose first line is a heading with the subject (`# June News`). Throws a
 * StartupError that says what to change.
 */
export function readIssue(file: Uint8Array): Issue {
  if (file.length > maxBytes) throw tooLong(file.length);
  const { heading, body } = partsOf(textOf(file));
  const subject = Subject.safeParse(heading);
  if (!subject.success) throw new StartupError(`The subject: ${subject.error.issues[0]?.message ?? ''}`);
  if (body === '') throw new StartupError('The newsletter has no text below its subject.');
  const tokens = markdown.lexer(body);
  void markdown.walkTokens(tokens, refuse);
  const html = markdown.parser(tokens);
  if (Buffer.byteLength(html) > maxBytes) throw tooLong(Buffer.byteLength(html));
  return {
    id: createHash('sha256').update(file).digest('hex'),
    subject: subject.data,
    text: body,
    html,
  };
}

function tooLong(bytes: number): StartupError {
  return new StartupError(
    `The newsletter has ${bytes} bytes, and email programs cut off anything longer than ${maxBytes}.`,
  );
}

function textOf(file: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    throw new StartupError('The newsletter isn’t UTF-8 text.');
  }
}

function partsOf(text: string): { heading: string; body: string } {
  const [, heading, body] = /^# (.*)\n?([^]*)$/.exec(text.replace(/\r\n?/g, '\n').trimStart()) ?? [];
  if (heading === undefined || body === undefined)
    throw new StartupError('The first line must be the subject, as a heading: # June News');
  return { heading: heading.trim(), body: body.trim() };
}

/** Rejects content that an email program doesn't show, and links that don't work in an email. */
function refuse(token: Token): void {
  if (token.type === 'html')
    throw new StartupError(`HTML isn’t supported. Use Markdown instead of ${token.raw.trim()}`);
  const isReference = token.type === 'link' || token.type === 'image';
  if (isReference && !/^(?:https:\/\/|mailto:)/i.test((token as { href: string }).href))
    throw new StartupError(
      `A link in an email must be a full address that begins with https:// or mailto:. This one isn’t: ${token.raw}`,
    );
}
