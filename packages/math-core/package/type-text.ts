import ts from 'typescript';

/** The number of values of a union that a text lists. More, such as the ids of all units, are in the reference. */
const MOST_VALUES = 30;

/** Writes types as people read them: "string or number", "Figure[]", "object of Expression". */
export class TypeText {
  /** The members of shared unions, which lose their name within a larger union. */
  private readonly shared = new Map<ts.Type, string>();

  private readonly checker: ts.TypeChecker;

  constructor(checker: ts.TypeChecker) {
    this.checker = checker;
  }

  /** Gives a type a name, which texts use from then on. */
  share(name: string, type: ts.Type): void {
    this.shared.set(type, name);
    for (const member of type.isUnion() ? type.types : [])
      if (isObject(member) && nameOf(member) === '') this.shared.set(member, name);
  }

  isShared(type: ts.Type): boolean {
    return this.shared.has(type);
  }

  elementOf(type: ts.Type): ts.Type | undefined {
    const plain = this.plain(type);
    return this.checker.isArrayType(plain)
      ? this.checker.getTypeArguments(plain as ts.TypeReference)[0]
      : undefined;
  }

  /** Returns a type without `undefined`. A type parameter becomes what it extends. */
  plain(type: ts.Type): ts.Type {
    const constraint = type.isTypeParameter() ? this.checker.getBaseConstraintOfType(type) : undefined;
    return (type.flags & ts.TypeFlags.Unknown) !== 0
      ? type
      : this.checker.getNonNullableType(constraint ?? type);
  }

  text(type: ts.Type, isNamed = true): string {
    const plain = this.plain(type);
    const known = isNamed ? this.shared.get(plain) : undefined;
    if (known !== undefined) return known;
    const element = this.elementOf(plain);
    if (element) {
      const text = this.text(element);
      return text.includes(' or ') ? `list of (${text})` : `${text}[]`;
    }
    const name = nameOf(plain);
    const [first] = plain.aliasTypeArguments ?? [];
    if (name === 'TextOr' && first) return this.text(first);
    if (plain.isUnion() && (plain.flags & ts.TypeFlags.Boolean) === 0) return this.unionText(plain);
    if (plain.isStringLiteral()) return `'${plain.value}'`;
    const value = this.checker.getIndexTypeOfType(plain, ts.IndexKind.String);
    if (isObject(plain) && value) return `object of ${this.text(value)}`;
    if (isObject(plain) && /^(?:Pick|Omit|Partial|Readonly)?$/.test(name)) return 'object';
    if (plain.aliasTypeArguments && name !== '') return name;
    return this.checker.typeToString(plain, undefined, ts.TypeFormatFlags.NoTruncation);
  }

  /** Writes the parts of a union in an order that other types don't change. */
  private unionText(union: ts.UnionType): string {
    const texts = new Set(union.types.map((each) => this.text(each)));
    if (texts.delete('true') && texts.delete('false')) texts.add('boolean');
    if (texts.size > MOST_VALUES) return nameOf(union) || 'string';
    const declared = union.aliasSymbol?.declarations?.[0]?.getText() ?? '';
    return [...texts]
      .sort((one, other) => declared.indexOf(one) - declared.indexOf(other) || (one < other ? -1 : 1))
      .join(' or ');
  }
}

/** Returns the name of a type, or an empty text if it has none. */
export function nameOf(type: ts.Type): string {
  const name = (type.aliasSymbol ?? type.getSymbol())?.name ?? '';
  return name.startsWith('__') ? '' : name;
}

/** Returns whether a type is an object or a list. */
export function isObject(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
}
