import type { Family } from '../family.js';
import { anglePairs } from './angles/angle-pairs/family.js';
import { box } from './solids/box/family.js';
import { circle } from './circles/circle/family.js';
import { compositeArea } from './area/composite-area/family.js';
import { coneAndSphere } from './solids/cone-and-sphere/family.js';
import { cylinder } from './solids/cylinder/family.js';
import { distance } from './coordinates/distance/family.js';
import { lineEquation } from './coordinates/line-equation/family.js';
import { midpoint } from './coordinates/midpoint/family.js';
import { parallelLines } from './angles/parallel-lines/family.js';
import { polygonAngles } from './angles/polygon-angles/family.js';
import { pythagoras } from './triangles/pythagoras/family.js';
import { quadrilateralArea } from './area/quadrilateral-area/family.js';
import { rectangle } from './area/rectangle/family.js';
import { sector } from './circles/sector/family.js';
import { similarTriangles } from './triangles/similar-triangles/family.js';
import { slope } from './coordinates/slope/family.js';
import { specialTriangle } from './triangles/special-triangle/family.js';
import { triangleArea } from './area/triangle-area/family.js';
import { trigonometry } from './trigonometry/trigonometry/family.js';
import { elevation } from './trigonometry/elevation/family.js';
import { exactTrig } from './trigonometry/exact-trig/family.js';
import { sineArea } from './trigonometry/sine-area/family.js';
import { sineRule } from './trigonometry/sine-rule/family.js';
import { cosineRule } from './trigonometry/cosine-rule/family.js';
import { circleTheorems } from './circles/circle-theorems/family.js';
import { circleEquation } from './circles/circle-equation/family.js';
import { vectors } from './coordinates/vectors/family.js';
import { moveFigures } from './coordinates/move-figures/family.js';
import { bearings } from './trigonometry/bearings/family.js';
import { triangleCriteria } from './triangles/triangle-criteria/family.js';
import { angleEquations } from './angles/angle-equations/family.js';
import { compoundSolids } from './solids/compound-solids/family.js';
import { areaVolumeUnits } from './solids/area-volume-units/family.js';

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
