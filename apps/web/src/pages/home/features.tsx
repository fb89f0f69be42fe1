import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Announced } from '../../ui/math/math-text.js';
import { Segmented } from '../../ui/segmented/segmented.js';
import { Equation } from '../equation.js';
import { FEATURES, NEXT_LINES, PROBLEM } from './content.js';
import * as css from './features.css.js';
import { WorkLines } from '../work-lines.js';

const Ruler = lazy(async () => ({ default: (await import('./tiles.js')).RulerTile }));
const Parabola = lazy(async () => ({ default: (await import('./tiles.js')).ParabolaTile }));

const TILES: Readonly<Record<(typeof FEATURES)[number]['tile'], (isNear: boolean) => ReactNode>> = {
  ruler: (isNear) => (
    <Late isNear={isNear} early={<Equation left={['×', '5', '2.54']} right="12.7" />}>
      <Ruler />
    </Late>
  ),
  step: () => <StepTile />,
  parabola: (isNear) => (
    <Late isNear={isNear} early={<Equation left="y" right={['-', ['^', 'x', '2'], ['×', '2', 'x'], '3']} />}>
      <Parabola />
    </Late>
  ),
};

/** Renders the three features, each with something to try. */
export function Features() {
  const list = useRef<HTMLUListElement>(null);
  const isNear = useIsNear(list);
  return (
    <ul ref={list} className={css.trio}>
      {FEATURES.map(({ tile, title, text }) => (
        <li key={title} className={css.feature}>
          <div className={css.tile}>{TILES[tile](isNear)}</div>
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

interface LateProps {
  readonly isNear: boolean;
  /** The content until the children load. It remains if they don't. */
  readonly early: ReactNode;
  readonly children: ReactNode;
}

function Late({ isNear, early, children }: LateProps) {
  if (!isNear) return early;
  return (
    <ErrorBoundary fallback={early}>
      <Suspense fallback={early}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Renders a problem with choices for its next line, and says whether the chosen line is correct. */
function StepTile() {
  const [label, setLabel] = useState<string>(NEXT_LINES[0].label);
  const next = NEXT_LINES.find((each) => each.label === label) ?? NEXT_LINES[0];
  return (
    <div className={css.stepTile}>
      <output>
        <Announced>
          <span key={label}>
            <WorkLines of={[PROBLEM, next.line]} />
            <span className={css.reason}>{next.reason}</span>
          </span>
        </Announced>
      </output>
      <Segmented
        legend="Next line"
        value={label}
        onChange={setLabel}
        options={NEXT_LINES.map((each) => ({ value: each.label, label: each.label }))}
      />
    </div>
  );
}

/** Returns whether an element is, or has been, at most a screen away from the viewport. */
function useIsNear(element: { readonly current: Element | null }): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true);
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return isNear;
}
