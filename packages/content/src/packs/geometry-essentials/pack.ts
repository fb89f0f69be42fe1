import type { Pack } from '../pack.js';
import { anglesAndParallelLines } from './angles-and-parallel-lines.js';
import { area } from './area.js';
import { circlesAndSectors } from './circles-and-sectors.js';
import { coordinateGeometry } from './coordinate-geometry.js';
import { similarTriangles } from './similar-triangles.js';
import { trianglesAndPythagoras } from './triangles-and-pythagoras.js';
import { volumeAndSurface } from './volume-and-surface.js';

export const geometryEssentials: Pack = {
  id: 'geometry-essentials',
  title: 'Geometry Essentials',
  description:
    'Angles, the Pythagorean theorem, area, similar triangles, circles, solids and coordinates. Nearly every formula comes from a figure that you can draw yourself, so you can always work it out again.',
  difficulty: 'Beginner',
  features: [
    '{lessons} lessons with {examples} worked examples',
    '{drawings} drawings, to scale and described in words',
    'Formulas that you can draw instead of memorizing',
    '{problems} selected problems with full solutions',
  ],
  priceCents: 1399,
  lessons: [
    anglesAndParallelLines,
    trianglesAndPythagoras,
    area,
    similarTriangles,
    circlesAndSectors,
    volumeAndSurface,
    coordinateGeometry,
  ],
  problems: {
    bank: [
      'geometry-clocks-01',
      'geometry-parallelogram-01',
      'geometry-angles-01',
      'geometry-robots-01',
      'geometry-walks-01',
      'geometry-birds-01',
      'geometry-walls-01',
      'geometry-pools-01',
      'geometry-dams-01',
      'geometry-maps-01',
      'geometry-photos-01',
      'geometry-mirrors-01',
      'geometry-statues-01',
      'geometry-mistake-03',
      'geometry-tracks-01',
      'geometry-goats-01',
      'geometry-aquarium-01',
      'geometry-glasses-01',
      'geometry-balls-01',
      'geometry-corners-01',
      'geometry-points-01',
      'geometry-triangles-01',
    ],
    families: [
      { family: 'angle-pairs', difficulty: 'easy', count: 2 },
      { family: 'parallel-lines', difficulty: 'medium', count: 1 },
      { family: 'parallel-lines', difficulty: 'hard', count: 1 },
      { family: 'polygon-angles', difficulty: 'medium', count: 1 },
      { family: 'polygon-angles', difficulty: 'hard', count: 1 },
      { family: 'pythagoras', difficulty: 'medium', count: 1 },
      { family: 'pythagoras', difficulty: 'hard', count: 1 },
      { family: 'triangle-area', difficulty: 'easy', count: 2 },
      { family: 'quadrilateral-area', difficulty: 'medium', count: 1 },
      { family: 'quadrilateral-area', difficulty: 'hard', count: 1 },
      { family: 'similar-triangles', difficulty: 'medium', count: 1 },
      { family: 'similar-triangles', difficulty: 'hard', count: 1 },
      { family: 'sector', difficulty: 'medium', count: 2 },
      { family: 'box', difficulty: 'easy', count: 1 },
      { family: 'cylinder', difficulty: 'medium', count: 1 },
      { family: 'cylinder', difficulty: 'hard', count: 1 },
      { family: 'distance', difficulty: 'medium', count: 1 },
      { family: 'line-equation', difficulty: 'medium', count: 1 },
      { family: 'line-equation', difficulty: 'hard', count: 1 },
    ],
  },
  summary: [
    {
      heading: 'Angles',
      lines: [
        'Intersecting lines: adjacent angles add up to 180°, vertical angles are equal.',
        'Parallel lines: corresponding and alternate interior angles are equal.',
        'Same-side interior angles of parallel lines add up to 180°.',
        'Triangle: 180° in total. Polygon with n sides: $180(n - 2)$ degrees.',
        'In a triangle, the angles opposite equal sides are equal.',
      ],
    },
    {
      heading: 'Right triangles',
      lines: [
        'Hypotenuse $c = sqrt(a^2 + b^2)$, leg $a = sqrt(c^2 - b^2)$',
        'If $a^2 + b^2 = c^2$, the angle opposite c is a right angle.',
        'Diagonal of a square: $s*sqrt(2)$. Height of an equilateral triangle: $s*sqrt(3)/2$.',
        'Triples: 3, 4, 5; 5, 12, 13; 8, 15, 17; 7, 24, 25',
      ],
    },
    {
      heading: 'Area',
      lines: [
        'Parallelogram $b*h$, triangle $b*h/2$, trapezoid $(a + c)*h/2$',
        'The height meets the base at a right angle.',
        'One square meter is 10,000 cm². First write all lengths in the same unit.',
      ],
    },
    {
      heading: 'Similar figures',
      lines: [
        'Two pairs of equal angles are enough. Corresponding sides are opposite equal angles.',
        'Scale factor k: lengths times k, areas times $k^2$, volumes times $k^3$.',
      ],
    },
    {
      heading: 'Circles',
      lines: [
        'Circumference $2π*r$, area $π*r^2$; the radius is half the diameter.',
        'Sector of a degrees: $a/360$ of both. Its perimeter: arc plus two radii.',
        'Keep the symbol π, and round once at the end.',
      ],
    },
    {
      heading: 'Solids',
      lines: [
        'Box, prism, cylinder: base area times height. Pyramid, cone: a third of that.',
        'Closed cylinder: surface area $2π*r^2 + 2π*r*h$',
        'Sphere: surface area $4π*r^2$, volume $4/3*π*r^3$',
        '1 liter is 1000 cm³; 1 cubic meter is 1000 liters.',
      ],
    },
    {
      heading: 'Coordinates: P (p, q) and Q (u, v)',
      lines: [
        'Distance $sqrt((u - p)^2 + (v - q)^2)$',
        'Midpoint: the means $(p + u)/2$ and $(q + v)/2$',
        'Slope $m = (v - q)/(u - p)$, line $y = m*x + b$',
        'Parallel: same slope. Perpendicular: the product of the slopes is −1.',
      ],
    },
  ],
};
