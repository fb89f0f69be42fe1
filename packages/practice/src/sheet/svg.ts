import { escaped } from './xml.js';
import { coordinate, type Look, type Mark, type Picture } from './picture.js';

const LOOKS: Readonly<Record<Look, string>> = {
  line: 'fill="none" stroke="#222" stroke-width="2"',
  dashed: 'fill="none" stroke="#222" stroke-width="2" stroke-dasharray="6 5"',
  area: 'fill="#e3ebf5" stroke="#222" stroke-width="2"',
  thin: 'fill="none" stroke="#1d4f91" stroke-width="1.5"',
  grid: 'fill="none" stroke="#ccc" stroke-width="1"',
  axis: 'fill="none" stroke="#666" stroke-width="2"',
  region: 'fill="#1d4f91" fill-opacity="0.2"',
  dot: 'fill="#1d4f91"',
  ring: 'fill="#fff" stroke="#1d4f91" stroke-width="2"',
};

/** Renders a picture as an SVG document in ASCII. */
export function pictureSvg({ width, height, description, marks }: Picture): string {
  const [across, down] = [coordinate(width), coordinate(height)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across} ${down}" width="${across}" height="${down}" role="img">`,
    `<title>${escaped(description)}</title>`,
    ...marks.map(markSvg),
    '</svg>',
  ].join('\n');
}

function markSvg(mark: Mark): string {
  if (mark.kind === 'path') {
    const points = mark.points.map((point) => point.map(coordinate).join(' ')).join('L');
    return `<path d="M${points}${mark.isClosed ? 'Z' : ''}" ${LOOKS[mark.look]}/>`;
  }
  const [x, y] = [coordinate(mark.at[0]), coordinate(mark.at[1])];
  if (mark.kind === 'circle')
    return `<circle cx="${x}" cy="${y}" r="${coordinate(mark.radius)}" ${LOOKS[mark.look]}/>`;
  const slant = /^[a-z]$/.test(mark.text) ? ' font-style="italic"' : '';
  const text = escaped(mark.text.replaceAll('-', '−'));
  return `<text x="${x}" y="${y}" font-family="serif" font-size="${mark.size}"${slant} text-anchor="middle" dominant-baseline="central">${text}</text>`;
}
