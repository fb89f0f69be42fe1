import { line } from '@mathtools/contracts/line';
import { createHash } from 'node:crypto';
import { Marked, type Token } from 'marked';
import { StartupError } from '../../error-types.js';

/** A newsletter, ready to be sent. */
export interface Issue {
  /** The SHA-256 of its file, in hexadecimal. */
  id: string;
  subject: string;
  /** The body in Markdown, which is readable as it is. */
  text: string;
  html: string;
}

/** Of the HTML: Gmail cuts off what is longer than 102 KB, and with it the link to unsubscribe. */
const maxBytes = 90_000;

const Subject = line(200, 'Write a subject after the # of the first line.');
const markdown = new Marked({ async: false, gfm: true });

/**
 * Reads a newsletter: Markdown, whose first line is a heading with the subject (`# News of June`). Throws a StartupError that says
 * what to change.
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
    `The newsletter has ${bytes} bytes, and mail programs cut off what is longer than ${maxBytes}.`,
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
    throw new StartupError('The first line is the subject, as a heading: # News of June');
  return { heading: heading.trim(), body: body.trim() };
}

/** Refuses what a mail program doesn't show, or what leads nowhere there. */
function refuse(token: Token): void {
  if (token.type === 'html')
    throw new StartupError(`HTML is not sent; write Markdown instead of ${token.raw.trim()}`);
  const isReference = token.type === 'link' || token.type === 'image';
  if (isReference && !/^(?:https:\/\/|mailto:)/i.test((token as { href: string }).href))
    throw new StartupError(
      `An address in a letter is whole, with https:// or mailto:; this one is not: ${token.raw}`,
    );
}
