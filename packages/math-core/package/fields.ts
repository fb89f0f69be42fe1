import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { isObject, TypeText } from './type-text.js';

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));

/** The types that many functions share, with the topics that export them. The page describes each once. */
export const SHARED: readonly (readonly [topic: string, name: string])[] = [
  ['result', 'Failure'],
  ['rational', 'NumericInput'],
  ['rational', 'Rational'],
  ['rational', 'Figure'],
  ['date', 'DateInput'],
  ['date', 'CivilDate'],
  ['steps', 'Step'],
  ['steps', 'Expression'],
  ['algebra', 'Statement'],
  ['locale', 'Locale'],
];

/** The number of objects within objects that a table follows. */
const MOST_DEPTH = 3;

/** A row of a table: a field and its meaning. */
export interface FieldRow {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** A function with the fields of its input and its result. */
export interface FunctionFields {
  readonly name: string;
  /** The call with the types of its parameters: `tip(input)`, `addDays(date: DateInput, days: number)`. */
  readonly call: string;
  readonly text: string;
  readonly inputs: readonly FieldRow[];
  /** The type of the value, or of the value of a `Result`. */
  readonly returns: string;
  readonly outputs: readonly FieldRow[];
}

/** A type with its fields. */
export interface TypeFields {
  readonly text: string;
  readonly type: string;
  readonly rows: readonly FieldRow[];
}

/** Reads the fields of functions from the types of the sources. */
export class Fields {
  private readonly program: ts.Program;
  private readonly checker: ts.TypeChecker;
  private readonly types: TypeText;

  constructor(topics: readonly string[]) {
    const files = topics.map((topic) => this.path(topic));
    this.program = ts.createProgram(files, {
      strict: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      exactOptionalPropertyTypes: true,
      types: [],
    });
    this.checker = this.program.getTypeChecker();
    this.types = new TypeText(this.checker);
    for (const [topic, name] of SHARED) this.types.share(name, this.declared(topic, name).type);
  }

  /** Returns the functions that a topic exports, in alphabetical order. */
  functionsOf(topic: string): readonly FunctionFields[] {
    return this.exportsOf(topic)
      .flatMap((symbol) => {
        const declaration = symbol.declarations?.find(ts.isFunctionDeclaration);
        return declaration ? [this.fieldsOf(symbol, declaration)] : [];
      })
      .sort((one, other) => (one.name < other.name ? -1 : 1));
  }

  /** Returns the fields of an exported type. */
  typeOf(topic: string, name: string): TypeFields {
    const { symbol, type } = this.declared(topic, name);
    const rows = this.expanded(type, '', 0, true);
    return { text: textOf(symbol, this.checker), type: this.types.text(type, false), rows };
  }

  private declared(topic: string, name: string): { readonly symbol: ts.Symbol; readonly type: ts.Type } {
    const symbol = this.exportsOf(topic).find((each) => each.name === name);
    if (!symbol) throw new Error(`${topic} doesn't export ${name}.`);
    return { symbol, type: this.checker.getDeclaredTypeOfSymbol(symbol) };
  }

  private path(topic: string): string {
    return `${SOURCES}${topic}/index.ts`;
  }

  private exportsOf(topic: string): readonly ts.Symbol[] {
    const source = this.program.getSourceFile(this.path(topic));
    const module = source && this.checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`There is no topic ${topic}.`);
    return this.checker
      .getExportsOfModule(module)
      .map((symbol) =>
        symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol,
      );
  }

  private fieldsOf(symbol: ts.Symbol, declaration: ts.FunctionDeclaration): FunctionFields {
    const type = this.checker.getTypeOfSymbolAtLocation(symbol, declaration);
    const signatures = [...type.getCallSignatures()].reverse();
    const [signature] = signatures;
    if (!signature) throw new Error(`${symbol.name} has no signature.`);
    const inputs: FieldRow[] = [];
    for (const [i, each] of signatures.entries())
      for (const row of this.inputsOf(each, declaration)) {
        const isKnown = inputs.some(({ name }) => bare(name) === bare(row.name));
        if (!isKnown) inputs.push({ ...row, name: i > 0 ? `${bare(row.name)}?` : row.name });
      }
    const call = signature.getParameters().map((each) => {
      const name = isOptional(each) ? `${each.name}?` : each.name;
      const own = this.checker.getTypeOfSymbolAtLocation(each, declaration);
      return isInput(signature) && inputs.length > 0 ? name : `${name}: ${this.types.text(own)}`;
    });
    const { type: returned, form } = this.valueOf(signature.getReturnType());
    return {
      name: symbol.name,
      call: `${symbol.name}(${call.join(', ')})`,
      text: textOf(symbol, this.checker),
      inputs,
      returns: form.replace('T', this.types.text(returned)),
      outputs: this.expanded(returned, '', 0),
    };
  }

  private inputsOf(signature: ts.Signature, declaration: ts.Node): readonly FieldRow[] {
    return signature.getParameters().flatMap((each) => {
      const type = this.checker.getTypeOfSymbolAtLocation(each, declaration);
      return this.expanded(type, isInput(signature) ? '' : `${each.name}.`, 0);
    });
  }

  /** Returns the type of a value, and the form in which a function returns it: `Result<T>`, `T or undefined`. */
  private valueOf(type: ts.Type): { readonly type: ts.Type; readonly form: string } {
    const members = type.isUnion() ? type.types : [type];
    const success = members.find((each) => each.getSymbol()?.name === 'Success');
    const [value] = success ? this.checker.getTypeArguments(success as ts.TypeReference) : [];
    const isOptional = members.some((each) => (each.flags & ts.TypeFlags.Undefined) !== 0);
    return { type: value ?? type, form: (value ? 'Result<T>' : 'T') + (isOptional ? ' or undefined' : '') };
  }

  /** Returns a row for each field of a type, and for the fields of objects in them. */
  private expanded(type: ts.Type, prefix: string, depth: number, isAsked = false): readonly FieldRow[] {
    const plain = this.types.plain(this.types.elementOf(type) ?? type);
    if (depth > MOST_DEPTH || (!isAsked && this.types.isShared(plain))) return [];
    const start = this.types.elementOf(type) && prefix.endsWith('.') ? `${prefix.slice(0, -1)}[].` : prefix;
    const members = plain.isUnion() ? inOrder(plain.types) : [plain];
    const kinds = this.kindsOf(members);
    const objects = members.filter(
      (each) =>
        isObject(each) && !this.checker.isArrayLikeType(each) && (isAsked || !this.types.isShared(each)),
    );
    const names = new Set<string>();
    const rows: FieldRow[] = [];
    for (const object of objects)
      for (const field of this.checker.getPropertiesOfType(object)) {
        const own = this.checker.getTypeOfSymbol(field);
        const isNever = (own.flags & (ts.TypeFlags.Never | ts.TypeFlags.Undefined)) !== 0;
        if (names.has(field.name) || isNever || !this.isOwn(field)) continue;
        names.add(field.name);
        const all = objects.map((each) => this.checker.getPropertyOfType(each, field.name));
        const types = all.flatMap((each) => (each ? [this.checker.getTypeOfSymbol(each)] : []));
        const isAbsent = all.some((each) => each === undefined || isOptional(each));
        const having = objects
          .filter((_, i) => all[i] !== undefined)
          .flatMap((each) => kinds?.of.get(each) ?? []);
        const texts = [
          kinds && having.length < kinds.of.size ? `If \`${kinds.name}\` is ${having.join(' or ')}.` : '',
          textOf(field, this.checker),
        ];
        const typeTexts = types.map((each) => this.types.text(each)).filter((each) => each !== 'never');
        rows.push({
          name: `${start}${field.name}${isAbsent ? '?' : ''}`,
          type: [...new Set(typeTexts)].join(' or '),
          text: texts.filter((each) => each !== '').join(' '),
        });
        rows.push(...this.expanded(own, `${start}${field.name}.`, depth + 1));
      }
    return rows;
  }

  /** Returns the field that tells the members of a union apart, such as `kind`, with its values in each member. */
  private kindsOf(
    members: readonly ts.Type[],
  ): { readonly name: string; readonly of: ReadonlyMap<ts.Type, readonly string[]> } | undefined {
    for (const name of ['kind', 'verdict']) {
      const of = new Map<ts.Type, readonly string[]>();
      for (const member of members) {
        const field = isObject(member) ? this.checker.getPropertyOfType(member, name) : undefined;
        if (field) of.set(member, this.types.text(this.checker.getTypeOfSymbol(field)).split(' or '));
      }
      if (of.size > 1 && of.size === members.length) return { name, of };
    }
    return undefined;
  }

  /** Returns whether a property is declared in this package. */
  private isOwn(field: ts.Symbol): boolean {
    return field.declarations?.some((each) => each.getSourceFile().fileName.startsWith(SOURCES)) ?? false;
  }
}

/** Returns the members of a union in the order of their declarations. */
function inOrder(types: readonly ts.Type[]): readonly ts.Type[] {
  const placeOf = (type: ts.Type): number => type.getSymbol()?.declarations?.[0]?.pos ?? 0;
  return [...types].sort((one, other) => placeOf(one) - placeOf(other));
}

/** Returns whether a function takes all its fields in one object. */
function isInput(signature: ts.Signature): boolean {
  const [only, ...others] = signature.getParameters();
  return only?.name === 'input' && others.length === 0;
}

function bare(name: string): string {
  return name.replace('?', '');
}

function isOptional(symbol: ts.Symbol): boolean {
  return (
    (symbol.flags & ts.SymbolFlags.Optional) !== 0 ||
    (symbol.declarations ?? []).some(
      (each) => ts.isParameter(each) && (each.initializer ?? each.questionToken) !== undefined,
    )
  );
}

/** Returns the first paragraph of a documentation comment, on one line. */
function textOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  return ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .replaceAll(/\{@link\s+(\w+)[^}]*\}/g, '`$1`')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
