import { color } from '../../ui/theme.css.js';

interface CellsProps {
  /** True for each right answer, in order. */
  readonly answers: readonly boolean[];
  /** The number of problems. */
  readonly size: 10 | 12;
  /** True if no problem follows. */
  readonly isOver: boolean;
}

const WIDTH = 180;

/** The background of a cell, the color of its mark, and its mark. */
const CELLS = {
  right: [color.assurance, color.right, 'M7 16l6 6 11-13'],
  wrong: [color.surface, color.wrong, 'M9 9l12 12M21 9 9 21'],
  next: [color.result, color.accent, ''],
  open: [color.surface, color.rule, ''],
} as const;

/**
 * Draws two rows of squares, one for each problem of a set, with a check mark or a cross in those that were answered. The figures
 * next to it say the same.
 */
export function Cells({ answers, size, isOver }: CellsProps) {
  const side = WIDTH / (size / 2);
  return (
    <svg viewBox={`-1 -1 ${WIDTH + 2} ${2 * side + 2}`} width={WIDTH} aria-hidden="true">
      {Array.from({ length: size }, (_, index) => {
        const [fill, stroke, mark] = CELLS[kindOf(answers, index, isOver)];
        const [x, y] = [(index % (size / 2)) * side, index < size / 2 ? 0 : side];
        return (
          <g key={index} transform={`translate(${x} ${y})`}>
            <rect width={side} height={side} fill={fill} stroke={color.frame} />
            <path d={mark} fill="none" stroke={stroke} strokeWidth="3" transform={`scale(${side / 30})`} />
          </g>
        );
      })}
    </svg>
  );
}

function kindOf(answers: readonly boolean[], index: number, isOver: boolean): keyof typeof CELLS {
  if (index > answers.length || (isOver && index === answers.length)) return 'open';
  return index === answers.length ? 'next' : answers[index] ? 'right' : 'wrong';
}
