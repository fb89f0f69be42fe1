import { ANIMALS, type Animal } from './animals.js';
import { FIRST, keysWhere, readText, writeText } from './storage.js';

/** A learner who practices in this browser. The name and the animal never leave it. */
export interface BrowserLearner {
  /** The key under which the browser keeps what belongs to the learner. */
  readonly key: string;
  /** The ID in requests. The first learner has none as long as nothing else needs it: requests without an ID are the first one's. */
  readonly id: string | undefined;
  readonly animal: Animal;
  /** The name that the learner chose, or the animal's. */
  readonly name: string;
  /** The time at which it was added, in milliseconds since 1970. */
  readonly since: number;
  /** True if the record is deleted. It can be restored for a while. */
  readonly isDeleted: boolean;
}

/** The learners of a browser. */
export interface Learners {
  readonly chosen: BrowserLearner;
  /** Those to choose from, in the order in which they were added. */
  readonly shown: readonly BrowserLearner[];
  readonly deleted: readonly BrowserLearner[];
}

/** Each learner has its own key, so that two tabs never overwrite each other's learners. */
const LEARNER = 'learner:';
const CHOSEN = 'learner';
/** The stored text of a browser in which nobody has added or chosen a learner. */
export const NO_LEARNERS = '["",[]]';
/** The maximum number of learners in a browser. */
export const MOST_LEARNERS = Object.keys(ANIMALS).length;
export const LONGEST_NAME = 30;
const ID = /^[\w-]{22}$/;
const listeners = new Set<() => void>();

/** Returns the learners as the stored text, which stays the same until something changes. */
export function learnersText(): string {
  const keys = [...keysWhere((key) => key.startsWith(LEARNER))].sort();
  return JSON.stringify([readText(CHOSEN) ?? FIRST, keys.map((key) => [key, readText(key)])]);
}

/** Returns the learners of this browser. Anything else in storage is ignored. */
export function learnersIn(text = learnersText()): Learners {
  const [chosen, entries] = JSON.parse(text) as [string, [string, string][]];
  const stored = entries.flatMap(([key, entry]) => parsed(key.slice(LEARNER.length), entry) ?? []);
  const all = stored.some(({ key }) => key === FIRST) ? stored : [firstLearner, ...stored];
  const shown = all.filter(({ isDeleted }) => !isDeleted).sort((a, b) => a.since - b.since);
  return {
    shown,
    deleted: all.filter(({ isDeleted }) => isDeleted),
    chosen: shown.find(({ key }) => key === chosen) ?? shown[0] ?? firstLearner,
  };
}

/** Returns the learner whose answers count now. */
export function chosenLearner(): BrowserLearner {
  return learnersIn().chosen;
}

/** Returns a learner by its key, even if it is deleted. */
export function learnerBy(key: string): BrowserLearner | undefined {
  const { shown, deleted } = learnersIn();
  return [...shown, ...deleted].find((learner) => learner.key === key);
}

const firstLearner: BrowserLearner = {
  key: FIRST,
  id: undefined,
  animal: 'fox',
  name: ANIMALS.fox[0],
  since: 0,
  isDeleted: false,
};

function parsed(key: string, text: string): BrowserLearner | undefined {
  if (key !== FIRST && !ID.test(key)) return undefined;
  try {
    const { animal, name, id, since, isDeleted } = JSON.parse(text) as Partial<BrowserLearner>;
    const known = animal !== undefined && Object.hasOwn(ANIMALS, animal) ? animal : 'fox';
    return {
      key,
      id: ID.test(id ?? '') ? id : undefined,
      animal: known,
      name: (typeof name === 'string' && cleanName(name)) || ANIMALS[known][0],
      since: typeof since === 'number' ? since : 0,
      isDeleted: isDeleted === true,
    };
  } catch {
    return undefined;
  }
}

function cleanName(name: string): string {
  return name.trim().slice(0, LONGEST_NAME);
}

/** Draws a new ID at random, which works without a connection. */
export function newLearnerId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22);
}

/** Returns an animal that no learner has yet, and its name. */
export function freeAnimal(): Pick<BrowserLearner, 'animal' | 'name'> {
  const { shown, deleted } = learnersIn();
  const taken = new Set([...shown, ...deleted].map(({ animal }) => animal));
  const animals = Object.keys(ANIMALS) as Animal[];
  const animal = animals.find((each) => !taken.has(each)) ?? 'fox';
  return { animal, name: ANIMALS[animal][0] };
}

/** Adds a learner with an animal that no other one has, and returns it. */
export function addLearner(given: Partial<BrowserLearner> = {}): BrowserLearner {
  const last = Math.max(0, ...learnersIn().shown.map(({ since }) => since));
  const since = Math.max(Date.now(), last + 1);
  const id = newLearnerId();
  const added = { key: id, id, ...freeAnimal(), since, isDeleted: false, ...given };
  save(added);
  return added;
}

/** Changes a learner. */
export function changeLearner(key: string, change: Partial<Omit<BrowserLearner, 'key'>>): void {
  const learner = learnerBy(key);
  if (!learner) return;
  const changed = { ...learner, ...change };
  save({ ...changed, name: cleanName(changed.name) || ANIMALS[changed.animal][0] });
}

/** Removes a learner for good. The first one stays as deleted, because its key would otherwise be a new learner. */
export function dropLearner(key: string): void {
  if (key === FIRST) save({ ...firstLearner, isDeleted: true });
  else {
    writeText(LEARNER + key, undefined);
    notify();
  }
}

/** Chooses the learner whose answers count from now on, in all tabs. */
export function chooseLearner(key: string): void {
  writeText(CHOSEN, key);
  notify();
}

/** Calls `listener` on every change, in this tab or another. Returns a function that unsubscribes. */
export function subscribeToLearners(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key === CHOSEN || key.startsWith(LEARNER)) listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

function save({ key, ...learner }: BrowserLearner): void {
  writeText(LEARNER + key, JSON.stringify(learner));
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}
