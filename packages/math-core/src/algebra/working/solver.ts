import type { Result } from '../../result/result.js';
import type { Statement } from '../read/statement.js';
import type { Solved } from '../solve/solved.js';

type Solutions = Result<Pick<Solved, 'solution' | 'unknowns' | 'complex'>>;

/** The parts of the solver that the judge uses. The judge compares solutions itself, and solves only what it can't compare. */
export interface Solver {
  /** Solves a statement in one unknown. */
  readonly solve: (statement: Statement) => Solutions;
  /** Solves equations in several unknowns. */
  readonly solveSystem: (parts: readonly Statement[]) => Solutions;
}

let current: Solver | undefined;

/** Runs a function in which {@link solver} returns the given solver. */
export function withSolver<T>(given: Solver, run: () => T): T {
  const before = current;
  current = given;
  try {
    return run();
  } finally {
    current = before;
  }
}

/** Returns the solver of the enclosing {@link withSolver}. */
export function solver(): Solver {
  if (!current) throw new Error('Work is judged with a solver.');
  return current;
}
