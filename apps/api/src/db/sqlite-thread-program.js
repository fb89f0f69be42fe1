// What the thread of sqlite-thread.ts does. JavaScript, so that Node can load it from the sources too; types are checked all the same.
import { parentPort, workerData } from 'node:worker_threads';
import SQLite from 'better-sqlite3';
/** @import { Answer, Query, ThreadData } from './sqlite-thread.js' */

const { file, pragmas } = /** @type {ThreadData} */ (workerData);
const database = new SQLite(file, { fileMustExist: true });
for (const pragma of pragmas) database.pragma(pragma);

parentPort?.on('message', (/** @type {Query | 'close'} */ query) => {
  if (query === 'close') {
    database.close();
    parentPort?.close();
  } else {
    parentPort?.postMessage(answerTo(query));
  }
});

/**
 * @param {Query} query
 * @returns {Answer}
 */
function answerTo({ sql, parameters }) {
  try {
    const statement = database.prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) };
    return { rows: [], numAffectedRows: BigInt(statement.run(parameters).changes) };
  } catch (error) {
    // An error loses its code on the way to the other thread.
    const { message, code } = /** @type {InstanceType<typeof SQLite.SqliteError>} */ (error);
    return { message, code };
  }
}
