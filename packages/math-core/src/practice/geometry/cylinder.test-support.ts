export { verify } from './cone-and-sphere.test-support.js';
