/** A string that is known only at run time. A literal must be one of the names. */
export type TextOr<Name extends string, Text extends string> = Text & (string extends Text ? string : Name);
