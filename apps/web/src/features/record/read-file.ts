import { withoutEval } from '@mathtools/contracts/without-eval';
import type { ExportedFact } from '@mathtools/contracts/record';
import { currentSkill } from '@mathtools/practice';
import type { Fact } from '@mathtools/practice/record';
import { skillOfFamily, skillOfProblem } from 'virtual:problem-skills';

/** What a file would add to a record. */
export interface FileContents {
  /** The facts that the record doesn't have yet. */
  readonly facts: readonly ExportedFact[];
  /** The number of answers among them, those to unknown problems, and the number of their skills. */
  readonly answers: number;
  readonly unknown: number;
  readonly skills: number;
  /** The times of the first and the last answer. */
  readonly from: number;
  readonly to: number;
  /** The number of facts that the record already has. */
  readonly known: number;
  /** The number of entries that can't be read, and of those about skills that don't exist. */
  readonly unreadable: number;
  readonly foreign: number;
}

const MOST_BYTES = 50_000_000;
/** The maximum number of facts of a record, as on the server. */
const MOST_FACTS = 50_000;

/** Returns what a file would add to a record, or a sentence that says why it can't be read. */
export async function readFile(file: File, record: readonly Fact[]): Promise<FileContents | string> {
  if (file.size > MOST_BYTES) return 'This file is too large. A file with a record has at most 50 MB.';
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return 'We can’t open this file. Choose it again.';
  const entries = entriesOf(text);
  if (typeof entries === 'string') return entries;
  const contents = await contentsOf(entries, new Set(record.map(({ id }) => id)));
  if (record.length + contents.facts.length > MOST_FACTS)
    return 'This file has too many answers: a record has at most 50,000, together with those that are already in it.';
  return contents;
}

function entriesOf(text: string): readonly unknown[] | string {
  if (/^\uFEFF?time,/.test(text)) return 'This is a CSV file. Choose a file from “Export JSON” instead.';
  try {
    const read: unknown = JSON.parse(text);
    const facts = typeof read === 'object' && read !== null && 'facts' in read ? read.facts : undefined;
    return Array.isArray(facts)
      ? facts
      : 'This file isn’t a practice record. Choose a file from “Export JSON”.';
  } catch {
    return 'We can’t read this file. It isn’t a practice record, or it is damaged.';
  }
}

async function contentsOf(entries: readonly unknown[], known: ReadonlySet<string>): Promise<FileContents> {
  withoutEval();
  const { ExportedFact: Entry } = await import('@mathtools/contracts/record');
  const read = entries.flatMap((entry) => Entry.safeParse(entry).data ?? []);
  const own = read.filter((fact) => skillsOf(fact).every((skill) => currentSkill(skill) !== undefined));
  const all = new Map(own.map((fact) => [fact.id, fact]));
  const facts = [...all.values()].filter(({ id }) => !known.has(id));
  const answers = facts.filter((fact) => fact.kind === 'answer');
  const times = answers.map(({ at }) => at).sort((a, b) => a - b);
  return {
    facts,
    answers: answers.length,
    unknown: answers.filter(({ problem }) => !isProblem(problem)).length,
    skills: new Set(answers.map(({ skill }) => currentSkill(skill))).size,
    from: times[0] ?? 0,
    to: times.at(-1) ?? 0,
    known: all.size - facts.length,
    unreadable: entries.length - read.length,
    foreign: read.length - own.length,
  };
}

function skillsOf(fact: ExportedFact): readonly string[] {
  if (fact.kind === 'answer') return [fact.skill];
  return fact.kind === 'placement' ? fact.known : [];
}

/** Returns true for the ID of a problem, or a former one. */
function isProblem(id: string): boolean {
  const family = /^([a-z-]+?)(?:-\d)?\./.exec(id)?.[1] ?? '';
  return Object.hasOwn(skillOfFamily, family) || Object.hasOwn(skillOfProblem, id);
}
