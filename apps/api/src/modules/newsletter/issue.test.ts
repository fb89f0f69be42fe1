import { describe, expect, it } from 'vitest';
import { readIssue } from './issue.js';

const read = (text: string) => readIssue(Buffer.from(text));

describe('a newsletter', () => {
  it('has a subject, a text and the same in HTML', () => {
    const issue = read(
      '# News of June\r\n\r\nSix **new** skills, e.g. 3 < 4:\n\n- [Practice](https://math.example/practice)\n',
    );
    expect(issue.subject).toBe('News of June');
    expect(issue.text).toBe('Six **new** skills, e.g. 3 < 4:\n\n- [Practice](https://math.example/practice)');
    expect(issue.html).toBe(
      '<p>Six <strong>new</strong> skills, e.g. 3 &lt; 4:</p>\n<ul>\n<li><a href="https://math.example/practice">Practice</a></li>\n</ul>\n',
    );
  });

  it.each([
    ['', 'The first line must be the subject'],
    ['News\n\nText', 'The first line must be the subject'],
    ['## News\n\nText', 'The first line must be the subject'],
    ['# \n\nText', 'Write a subject'],
    ['# \u200B\n\nText', 'Write a subject'],
    [`# ${'a'.repeat(201)}\n\nText`, 'at most 200'],
    ['# One\u0085Bcc: two\n\nText', 'control characters'],
    ['# News', 'no text below'],
    ['# News\n\n  \n', 'no text below'],
    ['# News\n\n<b>Bold</b> text', 'HTML isn’t supported. Use Markdown instead of <b>'],
    ['# News\n\n<script>alert(1)</script>', 'HTML isn’t supported'],
    ['# News\n\n- one\n- <!-- hidden --> two', 'HTML isn’t supported'],
    ['# News\n\n[Practice](/practice)', 'A link in an email must be a full address'],
    ['# News\n\n[Practice][p]\n\n[p]: javascript:alert(1)', 'A link in an email must be a full address'],
    ['# News\n\n![Graph](graph.png)', 'A link in an email must be a full address'],
    [`# News\n\n${'word '.repeat(210_000)}`, 'email programs cut off'],
    [`# News\n\n${'- a\n'.repeat(10_000)}`, 'email programs cut off'],
  ])('is refused with the reason: %j', (text, reason) => {
    expect(() => read(text)).toThrow(reason);
  });

  it('is refused where its file is no text', () => {
    expect(() => readIssue(Uint8Array.from([0x23, 0x20, 0xff, 0xfe]))).toThrow('isn’t UTF-8 text');
  });
});
