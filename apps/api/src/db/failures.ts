import { codeOf } from '../error-code.js';

/** Another process holds the lock, the disk is full or gone. */
const sqlite = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN)/;
/**
 * PostgreSQL: the connection broke, the server has no room, no time or no leave to write; a deadlock, a lock or a statement
 * that took too long; it is starting or stopping.
 */
const postgres = /^(08...|25006|25P0[234]|40001|40P01|53...|55P03|57014|57P0.|58030)$/;
/** The network to a database server; ENOENT: its socket is gone. */
const network = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What the driver says, without a code, of a connection that can't be had or is lost. */
const driver = /^(timeout exceeded when trying to connect|Connection terminated|Client .*not queryable)/;
/** Another request got there first: repeated, this one finds what that one left. */
const conflict = /^(23503|23505|SQLITE_CONSTRAINT_(FOREIGNKEY|PRIMARYKEY|UNIQUE))$/;

/** Whether a database error means "not now": the same request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (code === 'ENOENT') return error instanceof Error && 'syscall' in error && error.syscall === 'connect';
  if (code === '') return error instanceof Error && driver.test(error.message);
  return [sqlite, postgres, network, conflict].some((kind) => kind.test(code));
}
