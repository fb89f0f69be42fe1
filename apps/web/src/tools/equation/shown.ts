import type { ReactNode } from 'react';
import type { ResultProps } from '../../ui/result/result.js';
import type { ToolInputs } from '../tool-inputs.js';

/** What is typed and chosen. */
export type SolverInputs = ToolInputs<'lines' | 'unknown' | 'method' | 'at'>;

/** What the tool shows beside its field. */
export interface Parts {
  readonly choices?: ReactNode;
  readonly result?: Partial<ResultProps>;
  readonly solution?: ReactNode;
  readonly picture?: ReactNode;
  /** The answer as text. */
  readonly answer?: string;
}
