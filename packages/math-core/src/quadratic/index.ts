export {
  type Quadratic,
  type QuadraticInput,
  type QuadraticRoot,
  solveQuadratic,
} from './solve-quadratic.js';
