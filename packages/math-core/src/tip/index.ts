export { type Tip, type TipInput, tip } from './tip.js';
