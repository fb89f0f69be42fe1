/** A text that is known only at run time; for a literal, one of the names. */
export type TextOr<Name extends string, Text extends string> = Text & (string extends Text ? string : Name);
