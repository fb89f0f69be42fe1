import type { Family } from '../family.js';
import { anglePairs } from './angle-pairs/family.js';
import { box } from './box/family.js';
import { circle } from './circle/family.js';
import { compositeArea } from './composite-area/family.js';
import { coneAndSphere } from './cone-and-sphere/family.js';
import { cylinder } from './cylinder/family.js';
import { distance } from './distance/family.js';
import { lineEquation } from './line-equation/family.js';
import { midpoint } from './midpoint/family.js';
import { parallelLines } from './parallel-lines/family.js';
import { polygonAngles } from './polygon-angles/family.js';
import { pythagoras } from './pythagoras/family.js';
import { quadrilateralArea } from './quadrilateral-area/family.js';
import { rectangle } from './rectangle/family.js';
import { sector } from './sector/family.js';
import { similarTriangles } from './similar-triangles/family.js';
import { slope } from './slope/family.js';
import { specialTriangle } from './special-triangle/family.js';
import { triangleArea } from './triangle-area/family.js';
import { trigonometry } from './trigonometry/family.js';
import { elevation } from './elevation/family.js';
import { exactTrig } from './exact-trig/family.js';
import { sineArea } from './sine-area/family.js';
import { sineRule } from './sine-rule/family.js';
import { cosineRule } from './cosine-rule/family.js';
import { circleTheorems } from './circle-theorems/family.js';
import { circleEquation } from './circle-equation/family.js';
import { vectors } from './vectors/family.js';
import { moveFigures } from './move-figures/family.js';
import { bearings } from './bearings/family.js';
import { triangleCriteria } from './triangle-criteria/family.js';
import { angleEquations } from './angle-equations/family.js';
import { compoundSolids } from './compound-solids/family.js';
import { areaVolumeUnits } from './area-volume-units/family.js';

/** The families of geometry, in teaching order. */
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
  trigonometry,
  elevation,
  exactTrig,
  sineArea,
  sineRule,
  cosineRule,
  circleTheorems,
  circleEquation,
  vectors,
  moveFigures,
  bearings,
  triangleCriteria,
  angleEquations,
  compoundSolids,
  areaVolumeUnits,
];
