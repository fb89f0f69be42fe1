/**
 * A model of learners that knows nothing of the database: the list of what has happened. Undoing a join takes it out of the
 * list, as if it had never happened. If others undo it once the device has left, only what they keep of it is as before the join.
 * Undoing an import empties it.
 */
export type Happened =
  | { kind: 'wrote'; log: string; seed: number }
  | { kind: 'joined'; log: string; to: string; at: number; isTakenBack?: boolean }
  | { kind: 'imported'; log: string; to: string; at: number; seeds: readonly number[] }
  | { kind: 'removed'; log: string; from: string; to: string; at: number }
  | { kind: 'hid'; learner: string; isHidden: boolean }
  | { kind: 'kept'; learner: string; log: string; count: number }
  | { kind: 'erased'; learners: readonly string[]; logs: readonly string[] };

export interface Present {
  /** The learner of each log's device. */
  learnerOf: Map<string, string>;
  since: Map<string, number>;
  /** The number of writings and imports that a learner's devices read of each log. */
  reads: Map<string, Map<string, number>>;
  /** The seeds of each writing and import. */
  facts: Map<string, (readonly number[])[]>;
  hidden: Set<string>;
  /** The part of a log that the others keep when its device leaves, if they have taken back its join. Undefined if nothing. */
  before: Map<string, { kept: number | undefined }>;
}

/** Returns the learner with which a log begins. */
export const ownLearner = (log: string): string => `of ${log}`;

/** Returns what a list of events leads to. */
export function presentOf(logs: readonly string[], history: readonly Happened[]): Present {
  const present: Present = {
    learnerOf: new Map(logs.map((log) => [log, ownLearner(log)])),
    since: new Map(logs.map((log) => [log, 0])),
    reads: new Map(logs.map((log) => [ownLearner(log), new Map([[log, Infinity]])])),
    facts: new Map(logs.map((log) => [log, []])),
    hidden: new Set(),
    before: new Map(),
  };
  for (const [index, event] of history.entries()) apply(present, event, index);
  return present;
}

function apply(present: Present, event: Happened, index: number): void {
  const { learnerOf, facts, hidden } = present;
  if (event.kind === 'wrote') facts.get(event.log)?.push([event.seed]);
  if (event.kind === 'imported') facts.get(event.log)?.push(event.seeds);
  if (event.kind === 'joined') moveTo(present, event);
  if (event.kind === 'removed' && learnerOf.get(event.log) === event.from) moveTo(present, event);
  if (event.kind === 'hid')
    if (event.isHidden) hidden.add(event.learner);
    else hidden.delete(event.learner);
  if (event.kind === 'kept') readsOf(present, event.learner).set(event.log, event.count);
  if (event.kind === 'erased') {
    for (const [log, learner] of learnerOf)
      if (event.logs.includes(log)) learnerOf.delete(log);
      else if (event.learners.includes(learner)) moveTo(present, { log, to: `${index} of ${log}`, at: 0 });
    for (const learner of event.learners) present.reads.delete(learner);
    for (const reads of present.reads.values()) for (const log of event.logs) reads.delete(log);
  }
}

function moveTo(
  present: Present,
  { log, to, at, isTakenBack }: { log: string; to: string; at: number; isTakenBack?: boolean },
): void {
  const from = present.learnerOf.get(log);
  if (from === to || from === undefined) return;
  const { kept } = present.before.get(log) ?? { kept: present.facts.get(log)?.length ?? 0 };
  if (kept === undefined) readsOf(present, from).delete(log);
  else readsOf(present, from).set(log, kept);
  present.before.delete(log);
  if (isTakenBack) present.before.set(log, { kept: readsOf(present, to).get(log) });
  readsOf(present, to).set(log, Infinity);
  present.learnerOf.set(log, to);
  present.since.set(log, at);
}

export function readsOf({ reads }: Present, learner: string): Map<string, number> {
  const found = reads.get(learner) ?? new Map<string, number>();
  reads.set(learner, found);
  return found;
}

/** Returns the list without the join of a device at a time. What other learners had of it, they keep. */
export function without(
  logs: readonly string[],
  history: readonly Happened[],
  undone: Happened & { kind: 'joined' },
): Happened[] {
  const before = presentOf(logs, history);
  const rest = history.filter((event) => event !== undone);
  const after = presentOf(logs, rest);
  const { log } = undone;
  const kept = [...before.reads].flatMap(([learner, reads]): Happened[] => {
    const count = Math.min(reads.get(log) ?? -1, before.facts.get(log)?.length ?? 0);
    if (learner === undone.to || count < 0 || after.reads.get(learner)?.has(log)) return [];
    return [{ kind: 'kept', learner, log, count }];
  });
  return [...rest, ...kept];
}
