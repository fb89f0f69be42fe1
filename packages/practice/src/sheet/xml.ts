/** Escapes text for XML and HTML, in ASCII. Characters that XML doesn't allow become spaces. */
export function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ' ')
    .replaceAll(/[&<>"']|[^\n -~]/gu, (sign) => `&#${sign.codePointAt(0) ?? 32};`);
}
