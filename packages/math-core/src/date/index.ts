export { type CivilDate, daysInMonth, isLeapYear } from './civil-date.js';
export { type DateDifference, dateDifference } from './date-difference.js';
export { addDays, addWeeks, daysBetween, type Weekday, weekday } from './days.js';
export { addMonths, addYears, type LeapDayBirthday } from './months.js';
export { type DateInput, dateText, parseDate } from './parse.js';
