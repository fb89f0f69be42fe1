import type { Method } from './method-words.js';
import type { Statement } from './statement.js';

/** The meaning of a typed string, and the way in which it was read. */
export interface Reading {
  /** The meaning of the text. */
  readonly statement: Statement;
  /** The text in our own notation, which can be read only in this way. */
  readonly text: string;
  /** The readings of ambiguous parts of the text, in words. Empty if no part is ambiguous. */
  readonly notes: readonly string[];
  /** The other plausible readings, which have other values. */
  readonly alternatives: readonly Alternative[];
  /** The letter that the text asks to solve for. */
  readonly unknown?: string;
  /** The method that the text asks to solve by. */
  readonly method?: Method;
}

/** Another way to read a string. */
export interface Alternative {
  /** The text in our own notation, which can be read only in this way. */
  readonly text: string;
  /** A description of this reading in words. */
  readonly note: string;
  /** The letter that this reading solves for, if it reads a function as an equation. */
  readonly unknown?: string;
  /** The unit of the angles without one, if this reading differs in nothing else. */
  readonly angles?: 'degrees' | 'radians';
}
