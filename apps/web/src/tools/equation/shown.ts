import type { Statement } from '@mathtools/math-core/algebra';
import type { ReactNode } from 'react';
import type { ReadAsProps } from '../../ui/math-lines/other-readings.js';
import type { DetailRows, ResultProps } from '../../ui/result/result.js';
import type { Asked } from '../../ui/solving/asked.js';

type Changes = Partial<Asked>;

/** The typed text and the visitor's choices. */
export interface SolverInputs {
  readonly values: Asked;
  readonly set: (changes: Changes | ((latest: Asked) => Changes)) => void;
}

/** The parts that the tool shows besides its field. */
export interface Parts {
  readonly choices?: ReactNode;
  /** The request as it was read, if the text isn't a statement to solve. */
  readonly asked?: Statement;
  readonly result?: Partial<ResultProps>;
  /** How the text was read, if it can be read in several ways. */
  readonly reading?: Omit<ReadAsProps, 'onPick'>;
  /** The other parts of the answer, such as the graph and the facts of a function, which come right after the result. */
  readonly facts?: ReactNode;
  /** More values, which come after the steps. */
  readonly details?: DetailRows;
  /** Remarks about the answer that the steps explain. */
  readonly remarks?: ResultProps['notes'];
  readonly solution?: ReactNode;
  readonly picture?: ReactNode;
  /** The answer as text. */
  readonly answer?: string;
}
