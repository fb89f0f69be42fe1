export { type Share, type Tip, type TipInput, tip } from './tip.js';
