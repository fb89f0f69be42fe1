import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Continue, readContinue } from './continue.js';
import { detail, link } from './continue-link.css.js';

interface ContinueLinkProps {
  readonly otherwise: ReactNode;
  /** True if phones show only the first word. */
  readonly isShort?: boolean;
}

/** Renders a link to what the learner can continue with, or its alternative if there is nothing. */
export function ContinueLink({ otherwise, isShort }: ContinueLinkProps) {
  const [ahead, setAhead] = useState<Continue>();
  // Storage is read after hydration.
  useEffect(() => {
    setAhead(readContinue(Date.now()));
  }, []);
  if (!ahead) return otherwise;
  return (
    <Link className={link} to={ahead.to}>
      Continue
      <span className={isShort ? detail : undefined}>{`: ${ahead.text}`}</span>
    </Link>
  );
}
