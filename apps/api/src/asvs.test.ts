import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** OWASP ASVS 5.0.0: the level of each requirement of a section, in their order. */
const sections: Record<string, string> = {
  ...{ '1.1': '22', '1.2': '1111122223', '1.3': '112222222223', '1.4': '222', '1.5': '123' },
  ...{ '2.1': '122', '2.2': '112', '2.3': '12223', '2.4': '23' },
  ...{ '3.2': '113', '3.3': '12223', '3.4': '11222233', '3.5': '11122333', '3.7': '22333' },
  ...{ '4.1': '12233', '4.2': '23333', '4.3': '22', '4.4': '1222' },
  ...{ '5.1': '2', '5.2': '112333', '5.3': '113', '5.4': '222' },
  ...{ '6.1': '122', '6.2': '111111112222', '6.3': '11223333', '6.4': '112233', '6.5': '22222333' },
  ...{ '6.6': '2223', '6.8': '2222' },
  ...{ '7.1': '222', '7.2': '1111', '7.3': '22', '7.4': '11222', '7.5': '223', '7.6': '22' },
  ...{ '8.1': '1233', '8.2': '1123', '8.3': '133', '8.4': '23', '9.1': '111', '9.2': '1222' },
  ...{ '10.1': '22', '10.2': '223', '10.3': '22223', '10.4': '1111122222233333', '10.5': '22222' },
  ...{ '10.6': '22', '10.7': '222' },
  ...{ '11.1': '2233', '11.2': '22233', '11.3': '11233', '11.4': '1222', '11.5': '23', '11.6': '23' },
  ...{ '12.1': '12233', '12.2': '11', '12.3': '22223' },
  ...{ '13.1': '2333', '13.2': '222223', '13.3': '2233', '13.4': '1222233' },
  ...{ '14.1': '22', '14.2': '12223333', '14.3': '122' },
  ...{ '15.1': '12233', '15.2': '12233', '15.3': '1222222' },
  ...{ '16.1': '2', '16.2': '22222', '16.3': '2222', '16.4': '222', '16.5': '2223' },
  ...{ '17.1': '23', '17.2': '22223333', '17.3': '22' },
};
const requirements = Object.entries(sections).flatMap(([section, levels]) =>
  levels.split('').map((level, index) => ({ number: `${section}.${index + 1}`, level })),
);
const levels = ['1', '2'];
const required = requirements.filter(({ level }) => levels.includes(level));

const document = read('docs/asvs.md');
const rows = document.split('\n').flatMap((line) => {
  const [, numbers = '', level = '', , state = '', why = '', proof = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  if (!/^\d/.test(numbers)) return [];
  const named = numbers.split(', ');
  const covered = required.filter(({ number }) =>
    named.some((name) => name === number || number.startsWith(`${name}.`)),
  );
  return [{ line, named, level, state, why, proof, covered }];
});

describe('the table of ASVS', () => {
  it('has every requirement of levels 1 and 2 once, under its level', () => {
    const covered = rows.flatMap((row) => row.covered.map(({ number }) => number));
    expect(covered.sort()).toEqual(required.map(({ number }) => number).sort());
    for (const { line, named, level, covered: own } of rows) {
      expect(level, line).toBe([...new Set(own.map((one) => one.level))].sort().join(', '));
      for (const name of named)
        expect(
          own.some(({ number }) => `${number}.`.startsWith(`${name}.`)),
          line,
        ).toBe(true);
    }
  });

  it('proves what it says is met, by tests that exist, and says why not where it is not', () => {
    for (const { line, state, why, proof } of rows) {
      expect(['met', 'not met', 'n/a'], line).toContain(state);
      expect(why, line).not.toBe('');
      const proofs = proof === '' ? [] : proof.split(', ');
      if (state === 'met') expect(proofs, line).not.toEqual([]);
      else expect(proofs, line).toEqual([]);
      for (const each of proofs) {
        const [, path] = /^`(.+)`$/.exec(each) ?? [];
        if (path === undefined) expect(['by reading', 'configuration', 'documents'], line).toContain(each);
        else if (/^(apps|packages)\//.test(path)) expect(existsSync(new URL(path, root)), path).toBe(true);
        else expect(existsSync(new URL(path, import.meta.url)), path).toBe(true);
      }
    }
  });

  it('counts right', () => {
    for (const level of levels) {
      const count = (state: string) =>
        rows
          .filter((row) => row.state === state)
          .flatMap(({ covered }) => covered)
          .filter((one) => one.level === level).length;
      expect(document).toContain(
        `| level ${level} | ${count('met')} | ${count('not met')} | ${count('n/a')} |`,
      );
    }
  });

  it('refers to sections of the other documents that exist', () => {
    const slugs = (text: string) =>
      [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
        title
          .toLowerCase()
          .replace(/[^\w -]/g, '')
          .replaceAll(' ', '-'),
      );
    const known = slugs(read('docs/security.md'));
    const links = [...document.matchAll(/security\.md#([\w-]+)/g)].map(([, slug]) => slug);
    expect(links.length).toBeGreaterThan(10);
    expect(known).toEqual(expect.arrayContaining([...new Set(links)]));
  });
});
