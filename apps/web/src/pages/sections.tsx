import { type ReactNode, useId } from 'react';
import * as css from './page.css.js';

export interface SplitProps {
  readonly title: string;
  /** The text below the title. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** Renders a section with its heading to the left of its content on wide screens. */
export function Split({ title, lead, children }: SplitProps) {
  const id = useId();
  return (
    <section className={css.split} aria-labelledby={id}>
      <div className={css.splitHead}>
        <h2 id={id}>{title}</h2>
        {lead}
      </div>
      {children}
    </section>
  );
}

export interface NumberedStep {
  readonly name: string;
  readonly text: string;
  /** An illustration of the step, such as an equation or a list of tools. */
  readonly shown?: ReactNode;
}

/** Renders numbered steps on ruled paper. */
export function NumberedSteps({
  steps,
  level = 3,
}: {
  readonly steps: readonly NumberedStep[];
  readonly level?: 2 | 3;
}) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ol className={css.steps}>
      {steps.map(({ name, text, shown }) => (
        <li key={name} className={css.step}>
          <div className={css.stepBody}>
            <div className={css.splitHead}>
              <Heading>{name}</Heading>
              <p>{text}</p>
            </div>
            {shown}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Renders statistics with their labels. */
export function Figures({ items }: { readonly items: readonly (readonly [figure: string, of: string])[] }) {
  return (
    <ul className={css.figures}>
      {items.map(([figure, of]) => (
        <li key={of}>
          <strong className={css.figure}>{figure}</strong> <span className={css.quiet}>{of}</span>
        </li>
      ))}
    </ul>
  );
}
