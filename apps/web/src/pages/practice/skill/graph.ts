/** A skill with its prerequisites. */
interface Node {
  readonly id: string;
  readonly needs: readonly string[];
}

/** The position of a skill in a row of its unit. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/** A prerequisite and the skill that needs it. */
export type Edge = readonly [from: Place, to: Place];

export interface Graph {
  readonly places: ReadonlyMap<string, Place>;
  readonly edges: readonly Edge[];
  readonly columns: number;
  /** The first row of each unit, and the number of all rows at the end. */
  readonly rows: readonly number[];
}

/** The number of columns that fit on a page. */
const COLUMNS = 8;

/**
 * Lays out skills in columns, each to the right of its prerequisites, in as few rows per unit as possible. There are
 * eight columns, or more if a chain of prerequisites is longer. Prerequisites in other categories have no place and
 * no edge.
 */
export function graphOf(units: readonly (readonly Node[])[]): Graph {
  const nodes = units.flat();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const before = lengths(nodes, ({ needs }) => needs.flatMap((id) => byId.get(id) ?? []));
  const after = lengths(nodes, ({ id }) => nodes.filter(({ needs }) => needs.includes(id)));
  const columns =
    nodes.length === 0 ? 0 : Math.max(COLUMNS, ...[...before.values()].map((count) => count + 1));

  const columnOf = new Map<string, number>();
  const filled = units.map((): (string | undefined)[][] => []);
  // Prerequisites come first. The sort is stable, so a unit keeps its teaching order otherwise.
  for (const node of [...nodes].sort((a, b) => (before.get(a) ?? 0) - (before.get(b) ?? 0))) {
    const first = Math.max(-1, ...node.needs.map((id) => columnOf.get(id) ?? -1)) + 1;
    const last = columns - 1 - (after.get(node) ?? 0); // Leaves room for the skills that need it.
    const rows = filled[units.findIndex((unit) => unit.includes(node))] ?? [];
    const freeIn = (row: readonly unknown[]): number =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index).find(
        (column) => row[column] === undefined,
      ) ?? -1;
    let row = rows.find((each) => freeIn(each) >= 0);
    if (!row) rows.push((row = []));
    const column = freeIn(row);
    row[column] = node.id;
    columnOf.set(node.id, column);
  }

  const rows = filled.reduce((sums, { length }) => [...sums, (sums.at(-1) ?? 0) + length], [0]);
  const places = new Map(
    filled.flatMap((unit, index) =>
      unit.flatMap((ids, row) =>
        ids.flatMap((id, column) =>
          id === undefined ? [] : [[id, { column, row: (rows[index] ?? 0) + row }] as const],
        ),
      ),
    ),
  );
  const edges = nodes.flatMap(({ id, needs }) => {
    const to = places.get(id);
    return needs.flatMap((need): readonly Edge[] => {
      const from = places.get(need);
      return from && to ? [[from, to]] : [];
    });
  });
  return { places, edges, columns, rows };
}

/** Returns the length of the longest chain of neighbors from each node. */
function lengths(nodes: readonly Node[], next: (node: Node) => readonly Node[]): ReadonlyMap<Node, number> {
  const known = new Map<Node, number>();
  const lengthFrom = (node: Node): number => {
    const length = known.get(node) ?? Math.max(0, ...next(node).map((each) => lengthFrom(each) + 1));
    known.set(node, length);
    return length;
  };
  nodes.forEach(lengthFrom);
  return known;
}
