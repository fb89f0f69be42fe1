export { verify } from '../similar-triangles/verify.js';
