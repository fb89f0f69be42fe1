import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { scriptHashes, styleHashes } from './script-hashes.js';

const sourceOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

it.each([
  ['<script>a()</script>', ['a()']],
  ['<script type="module">b()\n</script >', ['b()\n']],
  ["<SCRIPT TYPE='text/javascript' data-src-set>c()</SCRIPT>", ['c()']],
  ['<script type=module>1 < 2</script><script>d()</script>', ['1 < 2', 'd()']],
  ['<script type="application/ld+json">{}</script>', []],
  ['<script type="importmap">{}</script>', ['{}']],
  ['<script type="speculationrules">{}</script>', ['{}']],
  ['<script src="/x.js"></script><script defer src=/y.js></script>', []],
])('hashes the inline scripts that run in %s', (html, codes) => {
  expect(scriptHashes(html)).toEqual(codes.map(sourceOf));
});

it('hashes the style sheets inside a page', () => {
  const html = '<style>a{}</style><link rel="stylesheet" href="/x.css"><style>b{}\n</style>';
  expect(styleHashes(html)).toEqual(['a{}', 'b{}\n'].map(sourceOf));
});
