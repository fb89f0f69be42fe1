import type { Compilable, CompiledQuery } from 'kysely';
import { DirectSqliteAdapter } from './immediate-sqlite-dialect.js';
import type { Database } from './schema.js';

/** Stands for a value while a query is compiled. */
class StandIn {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Returns a function that runs a query. It is built and compiled once for each database, with a stand-in for each value: that takes
 * several times as long as to run it. So `build` must not look at the values, only put them where the query has a value. SQLite runs
 * it at once where nothing stands in the way: Kysely's own way to the connection takes longer than a statement.
 */
export function compiledOnce<Values extends object, Row>(
  build: (db: Database, values: Values) => Compilable<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  // A transaction has the adapter of its database.
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  const standIns = new Proxy({}, { get: (_target, name) => new StandIn(String(name)) }) as Values;
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    const query = compiled.get(adapter) ?? build(db, standIns).compile();
    compiled.set(adapter, query);
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof StandIn ? (values as Record<string, unknown>)[parameter.name] : parameter,
    );
    const run = { ...query, parameters };
    const rows = !db.isTransaction && adapter instanceof DirectSqliteAdapter && adapter.runNow(run);
    return rows ? (rows as Row[]) : (await db.executeQuery<Row>(run)).rows;
  };
}
