import type { Fact } from '@mathtools/contracts/record';

const columns = [
  ...[
    'time',
    'kind',
    'problem',
    'skill',
    'level',
    'setting',
    'answer',
    'verdict',
    'try',
    'hints',
    'red marks',
  ],
  ...['milliseconds', 'category', 'known skills', 'undone placement', 'id', 'mistake'],
];

/** The first line of a record as CSV (RFC 4180), with the byte order mark by which spreadsheets recognize UTF-8. */
export const csvHead = `\uFEFF${rowOf(columns)}`;

/** Returns facts as lines of CSV. */
export function csvRows(facts: readonly Fact[]): string {
  return facts.map((fact) => rowOf(cellsOf(fact))).join('');
}

function rowOf(cells: readonly (string | number)[]): string {
  return `${cells.map(cellText).join()}\r\n`;
}

function cellsOf(fact: Fact): readonly (string | number)[] {
  const time = new Date(fact.at).toISOString();
  switch (fact.kind) {
    case 'answer': {
      const { problem, skill, level, setting, text, verdict, tries, hints, redMarks, milliseconds } = fact;
      const work = [tries, hints, redMarks, milliseconds, ...empty(3)];
      return [
        time,
        'answer',
        problem,
        skill,
        level,
        setting,
        text,
        verdict,
        ...work,
        fact.id,
        fact.slip ?? '',
      ];
    }
    case 'placement':
      return [time, 'placement', ...empty(10), fact.category, fact.known.join(' '), '', fact.id, ''];
    case 'undo':
      return [time, 'undo', ...empty(12), fact.placement, fact.id, ''];
  }
}

function empty(cells: number): readonly string[] {
  return Array.from({ length: cells }, () => '');
}

/**
 * Formats a cell. Spreadsheets run a text that begins with =, +, −, @, a tab or a line break as a formula (OWASP, CSV
 * injection), some also after spaces, so an apostrophe comes before it.
 */
function cellText(value: string | number): string {
  const text = String(value);
  const safe = typeof value === 'string' && /^\s*[=+\-−@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
