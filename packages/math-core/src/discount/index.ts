export { type Discount, type DiscountInput, discount } from './discount.js';
