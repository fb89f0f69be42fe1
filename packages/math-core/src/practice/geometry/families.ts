import type { Family } from '../family.js';
import { anglePairs } from './angle-pairs.js';
import { box } from './box.js';
import { circle } from './circle.js';
import { compositeArea } from './composite-area.js';
import { coneAndSphere } from './cone-and-sphere.js';
import { cylinder } from './cylinder.js';
import { distance } from './distance.js';
import { lineEquation } from './line-equation.js';
import { midpoint } from './midpoint.js';
import { parallelLines } from './parallel-lines.js';
import { polygonAngles } from './polygon-angles.js';
import { pythagoras } from './pythagoras.js';
import { quadrilateralArea } from './quadrilateral-area.js';
import { rectangle } from './rectangle.js';
import { sector } from './sector.js';
import { similarTriangles } from './similar-triangles.js';
import { slope } from './slope.js';
import { specialTriangle } from './special-triangle.js';
import { triangleArea } from './triangle-area.js';

/** The families of geometry, in the order in which they are taught. */
export const GEOMETRY: readonly Family[] = [
  rectangle,
  triangleArea,
  quadrilateralArea,
  compositeArea,
  circle,
  sector,
  anglePairs,
  parallelLines,
  polygonAngles,
  pythagoras,
  specialTriangle,
  similarTriangles,
  box,
  cylinder,
  coneAndSphere,
  midpoint,
  distance,
  slope,
  lineEquation,
];
