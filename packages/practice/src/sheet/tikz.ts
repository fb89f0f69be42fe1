import { coordinate, type Look, type Mark, type Picture } from './picture.js';
import { wordsLatex } from './latex-text.js';

const LOOKS: Readonly<Record<Look, string>> = {
  line: '\\draw[thick]',
  dashed: '\\draw[thick,dashed]',
  area: '\\filldraw[thick,fill=black!6]',
  thin: '\\draw',
  grid: '\\draw[very thin,black!25]',
  axis: '\\draw[black!60]',
  region: '\\fill[black!12]',
  dot: '\\fill',
  ring: '\\filldraw[thick,fill=white]',
};

/** Renders a picture as a `tikzpicture`. */
export function pictureTikz({ marks }: Picture): string {
  return [
    '\\begin{tikzpicture}[x=0.6pt,y=-0.6pt,line join=round,line cap=round]',
    ...marks.map((mark) => `  ${markTikz(mark)}`),
    '\\end{tikzpicture}',
  ].join('\n');
}

function markTikz(mark: Mark): string {
  const place = (point: readonly number[]): string => `(${point.map(coordinate).join(',')})`;
  if (mark.kind === 'path')
    return `${LOOKS[mark.look]} ${mark.points.map(place).join(' -- ')}${mark.isClosed ? ' -- cycle' : ''};`;
  if (mark.kind === 'circle')
    return `${LOOKS[mark.look]} ${place(mark.at)} circle (${coordinate(mark.radius * 0.6)}pt);`;
  const size = mark.size > 12 ? '\\small' : '\\scriptsize';
  const text = /^[a-z]$/.test(mark.text) ? `\\(${mark.text}\\)` : wordsLatex(mark.text);
  return `\\node[inner sep=0pt,font=${size}] at ${place(mark.at)} {${text}};`;
}
