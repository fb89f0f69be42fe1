import { z } from 'zod';

/** An email without its sender, which is the same for all emails. */
export const MailMessage = z.strictObject({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.string().exactOptional(),
  headers: z.record(z.string(), z.string()).exactOptional(),
});

export type MailMessage = z.infer<typeof MailMessage>;

/** The content of an email. Each paragraph is plain text. */
export interface Draft extends Omit<MailMessage, 'text' | 'html'> {
  paragraphs: string[];
  link?: { label: string; url: string };
}

/** Builds an email with a plain-text body and an HTML body. */
export function composeMail({ paragraphs, link, ...envelope }: Draft): MailMessage {
  const linkText = link ? [`${link.label}:\n${link.url}`] : [];
  const linkHtml = link ? [`<p><a href="${escaped(link.url)}">${escaped(link.label)}</a></p>`] : [];
  const html = paragraphs.map((text) => `<p>${escaped(text).replace(/\r\n?|\n/g, '<br>')}</p>`);
  return {
    ...envelope,
    text: [...paragraphs, ...linkText].join('\n\n') + '\n',
    html: `<!doctype html><html lang="en"><body>${[...html, ...linkHtml].join('')}</body></html>`,
  };
}

/** Escapes text for HTML. */
export function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
