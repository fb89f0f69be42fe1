export { BMI_SYSTEMS, type Bmi, type BmiInput, type BmiSystem, bmi } from './bmi.js';
export { BMI_BOUNDS, type BmiCategory } from './category.js';
