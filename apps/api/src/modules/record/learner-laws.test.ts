import fc from 'fast-check';
import { expect, inject, it, vi } from 'vitest';
import { minuteMs } from '../../durations.js';
import { stopClock } from '../../testing/clock.js';
import { testApp } from '../../testing/test-app.js';
import { type Browser, browser } from './browser.test-support.js';
import { type Happened, ownLearner, presentOf, readsOf, without } from './learner-model.test-support.js';

const devices = [0, 1, 2] as const;
const start = Date.UTC(2026, 10, 2, 12);

type Act = {
  kind:
    | 'write'
    | 'import'
    | 'code'
    | 'enter'
    | 'agree'
    | 'decline'
    | 'leave'
    | 'remove'
    | 'undo'
    | 'hide'
    | 'show'
    | 'erase';
  device: number;
  /** The other device, or the position in a list. */
  other: number;
};

interface Waiting {
  id: string;
  entered: string;
  shown: string;
  to: string;
  agreed: Set<string>;
  until: number;
}

interface World {
  /** The present log of each device, and all that there were. */
  current: string[];
  logs: string[];
  history: Happened[];
  /** The last code of each device, by learner while it is valid. */
  texts: Map<number, string>;
  codes: Map<string, { text: string; log: string; until: number }>;
  joins: Waiting[];
  seeds: number;
}

const copyOf = (world: World): World => ({
  ...world,
  current: [...world.current],
  logs: [...world.logs],
  history: [...world.history],
  codes: new Map(world.codes),
  joins: world.joins.map((join) => ({ ...join, agreed: new Set(join.agreed) })),
});

const newWorld = (): World => {
  const logs = devices.map(String);
  return { current: [...logs], logs, history: [], texts: new Map(), codes: new Map(), joins: [], seeds: 0 };
};

/** Ends the codes and joins of logs whose devices move or whose record is hidden. */
function end(world: World, logs: readonly string[]): void {
  for (const [learner, { log }] of world.codes) if (logs.includes(log)) world.codes.delete(learner);
  world.joins = world.joins.filter(({ entered, shown }) => !logs.includes(entered) && !logs.includes(shown));
}

const joinsOf = ({ history }: World) => history.filter((event) => event.kind === 'joined');
/** Returns the joins, and the imports that weren't undone, of devices whose record wasn't erased. */
const changesOf = ({ logs, history }: World) => {
  const { learnerOf } = presentOf(logs, history);
  return history.flatMap((event) =>
    event.kind === 'joined' || (event.kind === 'imported' && event.seeds.length > 0)
      ? learnerOf.has(event.log)
        ? [event]
        : []
      : [],
  );
};

/** Returns the log of a device. A device whose record was erased has a new log. */
function logOf(world: World, device: number): string {
  const log = world.current[device] ?? '';
  if (presentOf(world.logs, world.history).learnerOf.has(log)) return log;
  const fresh = `${log}'`;
  world.current[device] = fresh;
  world.logs.push(fresh);
  return fresh;
}

/** Returns the logs that have the learner of a log, those that joined later last. */
function company(world: World, log: string): string[] {
  const { learnerOf, since } = presentOf(world.logs, world.history);
  const learner = learnerOf.get(log);
  return [...learnerOf.keys()]
    .filter((each) => learnerOf.get(each) === learner)
    .sort((one, other) => (since.get(one) ?? 0) - (since.get(other) ?? 0));
}

function undoable(world: World, log: string) {
  const { learnerOf, since } = presentOf(world.logs, world.history);
  return changesOf(world).filter((join) => {
    const isCompany = learnerOf.get(log) === join.to && (since.get(log) ?? 0) <= join.at;
    const isThere = join.kind === 'joined' ? !join.isTakenBack : !hasLeft(world, join);
    return join.log === log || (isCompany && isThere);
  });
}

/** Returns true if a device has joined others that are still there. No joins in this test are older than 30 days. */
function isGuest(world: World, log: string): boolean {
  const { learnerOf, since } = presentOf(world.logs, world.history);
  const others = company(world, log).filter((each) => each !== log);
  return joinsOf(world).some(
    (join) =>
      join.log === log &&
      join.to === learnerOf.get(log) &&
      others.some((other) => (since.get(other) ?? 0) <= join.at),
  );
}

/** Returns true if the device of a change is elsewhere now. */
function hasLeft(world: World, { log, to }: { log: string; to: string }): boolean {
  return (presentOf(world.logs, world.history).learnerOf.get(log) ?? to) !== to;
}

/** Undoes a change for everyone. Once its device has left, others undo it only for themselves. */
function undo(world: World, join: ReturnType<typeof changesOf>[number], by = join.log): void {
  if (join.kind === 'joined' && by !== join.log && hasLeft(world, join)) {
    world.history = world.history.map((event) => (event === join ? { ...join, isTakenBack: true } : event));
    return;
  }
  if (join.kind === 'imported') {
    world.history = world.history.map((event) => (event === join ? { ...join, seeds: [] } : event));
    return;
  }
  const before = presentOf(world.logs, world.history).learnerOf.get(join.log);
  world.history = without(world.logs, world.history, join);
  if (before !== presentOf(world.logs, world.history).learnerOf.get(join.log)) end(world, [join.log]);
}

/** Changes the model as a request should, and returns the expected status. */
type Effect = (world: World, now: number) => number;
interface Sent {
  send: () => Promise<number>;
  effect: Effect;
}

/** Returns the effect of an act on the model, apart from those whose request depends on a list. */
const effects: Record<
  'write' | 'import' | 'agree' | 'decline' | 'leave' | 'hide' | 'show' | 'erase',
  (act: Act, made: number) => Effect
> = {
  write:
    ({ device }, seed) =>
    (world) => {
      const log = logOf(world, device);
      world.history.push({ kind: 'wrote', log, seed });
      return 200;
    },
  import:
    ({ device }, seed) =>
    (world, now) => {
      const log = logOf(world, device);
      const { learnerOf, hidden } = presentOf(world.logs, world.history);
      const to = learnerOf.get(log) ?? ownLearner(log);
      if (hidden.has(to)) return 400;
      world.history.push({ kind: 'imported', log, to, at: now, seeds: [seed, seed + 500_000] });
      return 200;
    },
  agree: answering(true),
  decline: answering(false),
  leave:
    ({ device }) =>
    (world, now) => {
      const log = world.current[device] ?? '';
      if (company(world, log).length === 0) return 404;
      return remove(world, log, now);
    },
  hide: hiding(true),
  show: hiding(false),
  erase:
    ({ device }) =>
    (world) => {
      const log = world.current[device] ?? '';
      const { learnerOf } = presentOf(world.logs, world.history);
      const learner = learnerOf.get(log);
      if (learner === undefined) return 404;
      if (isGuest(world, log)) return 400;
      const brought = joinsOf(world).filter(
        (join) => join.to === learner && learnerOf.get(join.log) === learner,
      );
      const back = brought.map((join) => join.log).filter((each) => each !== log);
      for (const join of brought.filter((each) => each.log !== log)) undo(world, join);
      for (const each of back) {
        const own = presentOf(world.logs, world.history).learnerOf.get(each) ?? '';
        if (company(world, each).every((other) => back.includes(other)))
          world.history.push({ kind: 'hid', learner: own, isHidden: true });
      }
      const logs = company(world, log);
      end(world, logs);
      world.history.push({ kind: 'erased', learners: [learner], logs });
      return 200;
    },
};

function remove(world: World, log: string, now: number): number {
  const { learnerOf } = presentOf(world.logs, world.history);
  if (company(world, log).length < 2) return 400;
  const to = `${world.history.length} of ${log}`;
  world.history.push({ kind: 'removed', log, from: learnerOf.get(log) ?? '', to, at: now });
  end(world, [log]);
  return 200;
}

function hiding(isHidden: boolean): (act: Act) => Effect {
  return ({ device }) =>
    (world) => {
      const log = world.current[device] ?? '';
      const learner = presentOf(world.logs, world.history).learnerOf.get(log);
      if (learner === undefined) return 404;
      if (isHidden && isGuest(world, log)) return 400;
      if (isHidden) end(world, company(world, log));
      world.history.push({ kind: 'hid', learner, isHidden });
      return 200;
    };
}

function answering(isAgreed: boolean): (act: Act) => Effect {
  return ({ device }) =>
    (world, now) => {
      const log = world.current[device] ?? '';
      const join = world.joins.find(
        ({ entered, shown, until }) => (entered === log || shown === log) && until > now,
      );
      if (!join) return 404;
      if (!isAgreed) {
        world.joins = world.joins.filter((each) => each !== join);
        return 200;
      }
      join.agreed.add(log);
      if (join.agreed.size < 2) return 200;
      end(world, [join.entered]);
      world.history.push({ kind: 'joined', log: join.entered, to: join.to, at: now });
      return 200;
    };
}

it('any order of acts of several devices, also at the same time, leads to the state of a small model', async () => {
  stopClock(start);
  const made = await testApp({ RATE_LIMITS: 'off' });
  const act = (kinds: Act['kind'][]) =>
    fc.record({ kind: fc.constantFrom(...kinds), device: fc.nat(2), other: fc.nat(2) });
  const alone = act([
    ...(['code', 'leave', 'remove', 'undo', 'undo', 'undo', 'hide', 'show', 'show', 'erase'] as const),
    ...(['import', 'import', 'import'] as const),
  ]);
  const together = fc.uniqueArray(act(['write', 'leave', 'undo', 'hide', 'show']), {
    selector: ({ device }) => device,
    minLength: 2,
    maxLength: 3,
  });
  /** A device shows a code, and another one enters it; both answer, mostly with yes. */
  const joining = fc
    .tuple(fc.nat(2), fc.nat(2), fc.constantFrom('agree', 'agree', 'agree', 'decline'))
    .map(([device, other, last]): Act[][] => [
      [{ kind: 'code', device: other, other }],
      [{ kind: 'enter', device, other }],
      [{ kind: 'agree', device, other }],
      [{ kind: last, device: other, other }],
    ]);
  const script = fc
    .array(
      fc.tuple(
        fc.oneof(
          { weight: 4, arbitrary: joining },
          { weight: 4, arbitrary: alone.map((one): Act[][] => [[one]]) },
          { weight: 2, arbitrary: together.map((acts): Act[][] => [acts]) },
        ),
        // Later facts of a device show who reads its log.
        act(['write']),
      ),
      { minLength: 5, maxLength: 12 },
    )
    .map((parts) => parts.flatMap(([acts, write]) => [...acts, [write]]));
  await fc.assert(
    fc.asyncProperty(script, async (steps) => {
      vi.setSystemTime(start);
      const browsers = devices.map(() => browser(made));
      let world = newWorld();
      for (const one of devices) await browsers[one]?.write(++world.seeds);
      world.history = devices.map((device) => ({ kind: 'wrote', log: String(device), seed: device + 1 }));
      for (const [index, acts] of steps.entries()) {
        const now = start + (index + 1) * minuteMs;
        vi.setSystemTime(now);
        const sent: Sent[] = [];
        for (const each of acts) sent.push(await sentBy(each, { browsers, world, now }));
        const statuses = await Promise.all(sent.map(({ send }) => send()));
        const reads = await Promise.all(browsers.map((each) => each.read()));
        const outcomes = ordersOf(sent.map((_, position) => position)).map((order) => {
          const next = copyOf(world);
          const expected: number[] = [];
          for (const position of order) expected[position] = sent[position]?.effect(next, now) ?? 0;
          return { next, expected, reads: readBy(next) };
        });
        const found = outcomes.find(
          ({ expected, reads: wanted }) =>
            JSON.stringify([expected, wanted]) === JSON.stringify([statuses, reads]),
        );
        if (!found) expect([statuses, reads]).toEqual([outcomes[0]?.expected, outcomes[0]?.reads]);
        world = found?.next ?? world;
      }
    }),
    { numRuns: inject('scale') === 'gate' ? 6 : 60 },
  );
}, 600_000);

function ordersOf(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    ordersOf(items.filter((each) => each !== item)).map((rest) => [item, ...rest]),
  );
}

/** Returns the sorted seeds that each device reads in the model. */
function readBy(world: World): number[][] {
  const present = presentOf(world.logs, world.history);
  return world.current.map((log) => {
    const learner = present.learnerOf.get(log);
    if (learner === undefined || present.hidden.has(learner)) return [];
    const seeds = [...readsOf(present, learner)].flatMap(([each, count]) =>
      (present.facts.get(each) ?? []).slice(0, count).flat(),
    );
    return seeds.sort((one, other) => one - other);
  });
}

/** Returns the request of an act and its effect. */
async function sentBy(
  act: Act,
  { browsers, world, now }: { browsers: readonly Browser[]; world: World; now: number },
): Promise<Sent> {
  const { kind, device, other } = act;
  const own = browsers[device];
  if (!own) throw new Error('There is no such device.');
  const log = world.current[device] ?? '';
  switch (kind) {
    case 'write': {
      const seed = ++world.seeds;
      return { send: () => own.write(seed), effect: effects.write(act, seed) };
    }
    case 'import': {
      const seed = ++world.seeds;
      return { send: () => own.bring([seed, seed + 500_000]), effect: effects.import(act, seed) };
    }
    case 'code':
      return codeBy(own, act);
    case 'enter':
      return entryBy(own, act, world.texts.get(other) ?? 'NONE');
    case 'agree':
    case 'decline': {
      const join = world.joins.find(
        ({ entered, shown, until }) => [entered, shown].includes(log) && until > now,
      );
      return {
        send: () => own.answer(join?.id ?? 'AAAAAAAAAAAAAAAAAAAAAA', kind === 'agree'),
        effect: effects[kind](act, 0),
      };
    }
    case 'remove': {
      const seen =
        (await own.seen())?.devices.filter(({ isRemovable, id }) => isRemovable && id !== null) ?? [];
      const target = seen[other % Math.max(1, seen.length)];
      const removable = company(world, log).slice(company(world, log).indexOf(log) + 1);
      expect(seen).toHaveLength(removable.length);
      const at = target && Date.parse(target.since);
      const { since } = presentOf(world.logs, world.history);
      return {
        send: () => own.change(`devices/${target?.id ?? 'AAAAAAAAAAAAAAAAAAAAAA'}/remove`),
        effect: (next, time) => {
          const [removed] = removable.filter((each) => since.get(each) === at);
          return removed === undefined ? 404 : remove(next, removed, time);
        },
      };
    }
    case 'undo': {
      const seen = (await own.seen())?.undoable ?? [];
      const wanted = undoable(world, log).sort((one, another) => one.at - another.at);
      expect(seen.map(({ at }) => Date.parse(at))).toEqual(wanted.map(({ at }) => at));
      const place = other % Math.max(1, seen.length);
      return {
        send: () => own.change(`changes/${seen[place]?.id ?? 'AAAAAAAAAAAAAAAAAAAAAA'}/undo`),
        effect: (next) => {
          const join = undoable(next, log).find(({ at }) => at === wanted[place]?.at);
          if (!join) return 404;
          undo(next, join, log);
          return 200;
        },
      };
    }
    case 'leave':
      return { send: () => own.change('leave'), effect: effects.leave(act, 0) };
    case 'show':
      return { send: () => own.change('restore'), effect: effects.show(act, 0) };
    case 'hide':
    case 'erase':
      return {
        send: () => own.change('delete', { isErased: kind === 'erase' }),
        effect: effects[kind](act, 0),
      };
  }
}

function codeBy(own: Browser, { device }: Act): Sent {
  let text = '';
  return {
    send: async () => {
      const { status, json } = await own.ask('POST', `/api/learners/${own.learner}/code`);
      if (status === 200) text = json<{ code: string }>().code;
      return status;
    },
    effect: (world, now) => {
      const log = logOf(world, device);
      const { learnerOf, hidden } = presentOf(world.logs, world.history);
      const learner = learnerOf.get(log) ?? ownLearner(log);
      if (hidden.has(learner)) return 400;
      world.texts.set(device, text);
      world.codes.set(learner, { text, log, until: now + 10 * minuteMs });
      return 200;
    },
  };
}

function entryBy(own: Browser, { device }: Act, text: string): Sent {
  let id = '';
  return {
    send: async () => {
      const entered = await own.enter(text);
      if (typeof entered === 'number') return entered;
      id = entered;
      return 200;
    },
    effect: (world, now) => {
      const [learner, code] =
        [...world.codes].find(([, each]) => each.text === text && each.until > now) ?? [];
      if (!code || learner === undefined) return 404;
      const log = logOf(world, device);
      const { learnerOf, hidden } = presentOf(world.logs, world.history);
      const current = learnerOf.get(log) ?? ownLearner(log);
      if (hidden.has(current) || current === learner) return 400;
      world.codes.delete(learner);
      world.joins = world.joins.filter(({ entered }) => entered !== log);
      const join = { id, entered: log, shown: code.log, to: learner, agreed: new Set<string>() };
      world.joins.unshift({ ...join, until: now + 10 * minuteMs });
      return 200;
    },
  };
}
