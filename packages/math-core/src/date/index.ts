export { type CivilDate, dateText, daysInMonth, isLeapYear } from './civil-date.js';
export { type DateDifference, dateDifference } from './date-difference.js';
export { addDays, daysBetween, type Weekday, weekday } from './days.js';
export { addMonths, type LeapDayBirthday } from './months.js';
export { type DateInput, parseDate } from './parse.js';
