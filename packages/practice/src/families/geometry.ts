import type { Family } from '../family.js';
import { anglePairs } from './angle-pairs/family.js';
import { box } from './box/family.js';
import { box2 } from './box-2/family.js';
import { box3 } from './box-3/family.js';
import { circle } from './circle/family.js';
import { circle2 } from './circle-2/family.js';
import { compositeArea } from './composite-area/family.js';
import { compositeArea2 } from './composite-area-2/family.js';
import { coneAndSphere } from './cone-and-sphere/family.js';
import { coneAndSphere2 } from './cone-and-sphere-2/family.js';
import { coneAndSphere3 } from './cone-and-sphere-3/family.js';
import { cylinder } from './cylinder/family.js';
import { distance } from './distance/family.js';
import { lineEquation } from './line-equation/family.js';
import { midpoint } from './midpoint/family.js';
import { parallelLines } from './parallel-lines/family.js';
import { polygonAngles } from './polygon-angles/family.js';
import { polygonAngles2 } from './polygon-angles-2/family.js';
import { polygonAngles3 } from './polygon-angles-3/family.js';
import { polygonAngles4 } from './polygon-angles-4/family.js';
import { pythagoras } from './pythagoras/family.js';
import { quadrilateralArea } from './quadrilateral-area/family.js';
import { rectangle } from './rectangle/family.js';
import { sector } from './sector/family.js';
import { similarTriangles } from './similar-triangles/family.js';
import { similarTriangles2 } from './similar-triangles-2/family.js';
import { slope } from './slope/family.js';
import { specialTriangle } from './special-triangle/family.js';
import { specialTriangle2 } from './special-triangle-2/family.js';
import { specialTriangle3 } from './special-triangle-3/family.js';
import { triangleArea } from './triangle-area/family.js';
import { triangleArea2 } from './triangle-area-2/family.js';

/** The families of geometry, in teaching order. */
export const GEOMETRY: readonly Family[] = [
  rectangle,
  triangleArea,
  triangleArea2,
  quadrilateralArea,
  compositeArea,
  compositeArea2,
  circle,
  circle2,
  sector,
  anglePairs,
  parallelLines,
  polygonAngles,
  polygonAngles3,
  polygonAngles2,
  polygonAngles4,
  pythagoras,
  specialTriangle,
  specialTriangle2,
  specialTriangle3,
  similarTriangles,
  similarTriangles2,
  box,
  box2,
  box3,
  cylinder,
  coneAndSphere,
  coneAndSphere2,
  coneAndSphere3,
  midpoint,
  distance,
  slope,
  lineEquation,
];
