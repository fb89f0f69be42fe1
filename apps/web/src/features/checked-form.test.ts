import { expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('every form with an email address is checked by the contract and shows its messages', () => {
  const forms = Object.entries(SOURCES).filter(([, source]) => /type="email"/.test(source));
  expect(forms.length).toBeGreaterThan(4);
  for (const [path, source] of forms) {
    expect(source, path).toContain('useCheckedForm(');
    expect(source, path).toContain('...field(');
  }
});
