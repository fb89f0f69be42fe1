import type { Result } from '../result/result.js';

/** A string in our own notation, with the position of each of its characters in the typed text. */
export interface Spelled {
  readonly text: string;
  /** The position in the typed text of each character, and of the end. */
  readonly places: readonly number[];
}

/** Builds a string with the typed positions of its parts. */
export class Spelling {
  private text = '';
  private readonly places: number[] = [];

  /** Appends a string whose characters all map to one source position. */
  write(text: string, place: number): void {
    this.text += text;
    for (let i = 0; i < text.length; i++) this.places.push(place);
  }

  /** Appends another spelling. */
  append({ text, places }: Spelled): void {
    this.text += text;
    this.places.push(...places.slice(0, text.length));
  }

  /** The last character, or an empty string. */
  get last(): string {
    return this.text.slice(-1);
  }

  get written(): string {
    return this.text;
  }

  /** Returns the collected string. `end` is the position after the last typed character. */
  done(end: number): Spelled {
    return { text: this.text, places: [...this.places, end] };
  }
}

/** Matches a number, a letter, or a differential such as dx, which need no parentheses in a fraction. */
const ATOM = /^(?:\d+(?:\.\d+)?|[a-zπ]|d[a-z])$/i;

/** Returns a part in parentheses unless it is one number or letter. */
export function isolated(part: Spelled): Spelled {
  if (ATOM.test(part.text)) return part;
  const [first = 0] = part.places;
  const end = part.places.at(-1) ?? first;
  return {
    text: `(${part.text})`,
    places: [first, ...part.places.slice(0, part.text.length), end, end],
  };
}

/** Returns a fraction: `(a/b)`, or ` a/b` after a whole number, where it is the part of a mixed number. */
export function fraction(over: Spelled, under: Spelled, before: string, place: number): Spelled {
  const isMixed =
    /(?:^|[^\d.a-z_^])\d+ ?$/i.test(before) && /^\d+$/.test(over.text) && /^\d+$/.test(under.text);
  const whole = new Spelling();
  whole.write(isMixed ? ' ' : '(', place);
  whole.append(isolated(over));
  whole.write('/', place);
  whole.append(isolated(under));
  if (!isMixed) whole.write(')', place);
  return whole.done(place);
}

/** Returns a result with the position of its failure in the text as typed. */
export function placed<Value>(result: Result<Value>, places: readonly number[]): Result<Value> {
  if (result.ok || result.position === undefined) return result;
  return { ...result, position: places[result.position] ?? places.at(-1) ?? result.position };
}

/**
 * Replaces each match of a global pattern. A replacement gets the position of the start of its match or, if
 * it has the same length, all its positions.
 */
export function respelled(
  from: Spelled,
  pattern: RegExp,
  by: (found: RegExpExecArray) => string | undefined,
): Spelled {
  const { text, places } = from;
  const changed = new Spelling();
  let end = 0;
  for (const found of text.matchAll(pattern)) {
    const replacement = by(found);
    if (replacement === undefined) continue;
    const [whole] = found;
    changed.append({ text: text.slice(end, found.index), places: places.slice(end, found.index) });
    const isAligned = replacement.length === whole.length;
    for (const [index, character] of Array.from(replacement, (each) => each).entries())
      changed.write(character, places[isAligned ? found.index + index : found.index] ?? 0);
    end = found.index + whole.length;
  }
  if (end === 0) return from;
  changed.append({ text: text.slice(end), places: places.slice(end) });
  return changed.done(places.at(-1) ?? 0);
}
