/** A letter ready to be mailed, but for its sender. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  headers?: Record<string, string>;
}

/** What a letter says; each paragraph is plain text. */
export interface Draft extends Omit<Letter, 'text' | 'html'> {
  paragraphs: string[];
  link?: { label: string; url: string };
}

/** Writes a letter in plain text and in HTML. */
export function letterOf({ paragraphs, link, ...envelope }: Draft): Letter {
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
