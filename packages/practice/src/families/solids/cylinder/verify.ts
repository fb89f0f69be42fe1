export { verify } from '../cone-and-sphere/verify.js';
