export { fromDate, toDate, type Zone } from './native-date.js';
export {
  fromTemporal,
  type PlainDate,
  type TemporalDate,
  type TemporalNamespace,
  toTemporal,
} from './temporal.js';
