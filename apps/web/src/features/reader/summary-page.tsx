import type { ReactNode } from 'react';
import { Actions } from '../../ui/button/button.js';
import { Loaded } from '../marketplace/loaded.js';
import { useSummary } from '../marketplace/queries.js';
import { ProblemText } from '../practice/problem-text.js';
import { PrintButton } from './print-button.js';
import * as css from './summary-page.css.js';

export interface SummaryPageProps {
  readonly pack: string;
  readonly locked: ReactNode;
}

/** Renders the printable summary of a pack, in short lines. */
export function SummaryPage({ pack, locked }: SummaryPageProps) {
  return (
    <Loaded what="the summary" query={useSummary(pack)} locked={locked}>
      {({ sections }) => (
        <>
          <div className={css.summary}>
            {sections.map(({ heading, lines }) => (
              <section key={heading} className={css.section}>
                <h2 className={css.heading}>
                  <ProblemText text={heading} />
                </h2>
                <ul className={css.lines}>
                  {lines.map((line) => (
                    <li key={line}>
                      <ProblemText text={line} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <Actions>
            <PrintButton />
          </Actions>
        </>
      )}
    </Loaded>
  );
}
