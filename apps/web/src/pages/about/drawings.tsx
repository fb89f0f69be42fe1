import { Drawing } from '../../ui/figure/drawing.js';
import * as css from './view.css.js';

interface FigureProps {
  readonly of: string;
}

/** Renders a figure on squared paper. */
export function Drawn({ of }: FigureProps) {
  return (
    <Drawing>
      <text className={css.drawn} x="36" y="46" textAnchor="middle">
        {of}
      </text>
    </Drawing>
  );
}

/** Renders lines of a solution, each shorter than the previous, with a check mark. */
export function Solved() {
  return (
    <Drawing>
      <path d="M12 18h42M12 30h30M12 42h18" />
      <path d="M36 48l8 9L60 37" className={css.check} />
    </Drawing>
  );
}

/** Renders a closed lock. */
export function Lock() {
  return (
    <Drawing>
      <path d="M26 34v-8a10 10 0 0 1 20 0v8" />
      <rect className={css.body} x="18" y="34" width="36" height="24" rx="3" />
      <path d="M36 43v6" />
    </Drawing>
  );
}
