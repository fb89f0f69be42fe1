/** A skill with what it needs. */
interface Node {
  readonly id: string;
  readonly needs: readonly string[];
}

/** The place of a skill: its column counts what comes before it, and its row is its unit. */
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
}

/**
 * Lays out the units of a category in rows and their skills in columns, each skill to the right of what it needs and of the previous
 * skill of its unit. Prerequisites in other categories have no place and no edge.
 */
export function graphOf(units: readonly (readonly Node[])[]): Graph {
  const nodes = units.flat();
  const columnOf = new Map(nodes.map(({ id }) => [id, 0]));
  const last = (ids: readonly string[]): number =>
    Math.max(-1, ...ids.flatMap((id) => columnOf.get(id) ?? []));
  // A skill may need one of a later unit. No chain is longer than the number of skills, so the columns settle.
  for (let pass = 0; pass < nodes.length; pass++)
    for (const skills of units)
      for (const [index, { id, needs }] of skills.entries())
        columnOf.set(id, last([...needs, ...skills.slice(0, index).map((skill) => skill.id)]) + 1);
  const places = new Map(
    units.flatMap((skills, row) =>
      skills.map(({ id }) => [id, { column: columnOf.get(id) ?? 0, row }] as const),
    ),
  );
  const edges = nodes.flatMap(({ id, needs }) => {
    const to = places.get(id);
    return needs.flatMap((need): readonly Edge[] => {
      const from = places.get(need);
      return from && to ? [[from, to]] : [];
    });
  });
  return { places, edges, columns: last(nodes.map(({ id }) => id)) + 1 };
}
