import { type UnitRows, unitTable } from '../unit/unit-table.js';
import { UNIT_CATEGORIES, type UnitCategory, type UnitOf } from '../unit/unit-tables.js';
import type { CategoryOfUnits } from '../unit/unit.js';

// Sources. Yards, stone, tons, acres: international yard and pound agreement of 1959 (a yard is 0.9144 m, a pound
// 0.45359237 kg; NIST Handbook 44, Appendix C). Nautical mile: Monaco, 1929 (1852 m); knot: one an hour. Imperial volumes: UK
// Units of Measurement Regulations 1995. Standard gravity, 9.80665 m/s²: 3rd CGPM, 1901, in every unit of force. Atmosphere,
// 101,325 Pa: 10th CGPM, 1954; torr: 1/760 of it. mmHg and inHg: conventional, 13,595.1 kg/m³ of mercury (NIST SP 811,
// B.8). Calorie: thermochemical, 4.184 J; BTU: International Table, 1055.05585262 J (ISO 31-4). Electronvolt: SI of 2019.
// Horsepower: 550 foot pounds a second; metric: 75 kgf m/s. Bits and bytes: IEC 80000-13. Degree: π/180 rad (SI Brochure,
// 9th edition, table 8); gradians: 400 to a turn (ISO 80000-3).

/** The ids of the units that no category of `UNIT_CATEGORIES` has. */
interface FurtherIds {
  readonly length: 'yards' | 'millimeters' | 'micrometers' | 'nanometers' | 'nautical miles';
  readonly weight: 'micrograms' | 'milligrams' | 'tonnes' | 'stone' | 'US tons' | 'imperial tons';
  readonly temperature: 'rankine';
  readonly time: 'milliseconds' | 'microseconds' | 'nanoseconds';
  readonly speed: 'knots' | 'ft/s';
  readonly data: never;
  readonly volume:
    | 'cubic centimeters'
    | 'cubic inches'
    | 'cubic feet'
    | 'imperial fluid ounces'
    | 'imperial quarts'
    | 'centiliters'
    | 'deciliters';
  readonly area:
    | 'square millimeters'
    | 'square centimeters'
    | 'square meters'
    | 'hectares'
    | 'square kilometers'
    | 'square inches'
    | 'square feet'
    | 'square yards'
    | 'acres'
    | 'square miles';
  readonly pressure:
    | 'pascals'
    | 'hectopascals'
    | 'kilopascals'
    | 'megapascals'
    | 'millibars'
    | 'bars'
    | 'atmospheres'
    | 'torr'
    | 'mmHg'
    | 'inHg'
    | 'psi';
  readonly energy:
    | 'joules'
    | 'kilojoules'
    | 'megajoules'
    | 'calories'
    | 'kilocalories'
    | 'watt hours'
    | 'kilowatt hours'
    | 'BTU'
    | 'foot pounds'
    | 'electronvolts';
  readonly power: 'watts' | 'kilowatts' | 'megawatts' | 'horsepower' | 'metric horsepower' | 'BTU/h';
  readonly force: 'newtons' | 'kilonewtons' | 'dynes' | 'kgf' | 'lbf';
  readonly angle: 'degrees' | 'arcminutes' | 'arcseconds' | 'gradians' | 'turns' | 'radians';
  readonly frequency: 'hertz' | 'kilohertz' | 'megahertz' | 'gigahertz' | 'rpm';
  readonly 'data size':
    | 'bits'
    | 'kilobits'
    | 'megabits'
    | 'gigabits'
    | 'terabits'
    | 'bytes'
    | 'kilobytes'
    | 'megabytes'
    | 'gigabytes'
    | 'terabytes'
    | 'petabytes'
    | 'kibibits'
    | 'mebibits'
    | 'gibibits'
    | 'kibibytes'
    | 'mebibytes'
    | 'gibibytes'
    | 'tebibytes'
    | 'pebibytes';
  readonly 'fuel use': 'km/L' | 'L/100 km' | 'US mpg' | 'imperial mpg';
}

/** The id of a category of {@link ALL_UNITS}. */
export type AnyCategory = keyof FurtherIds;

/** The ids of the units of a category: UnitIn<'area'> is "hectares" | "acres" | … */
export type UnitIn<C extends AnyCategory> = FurtherIds[C] | (C extends UnitCategory ? UnitOf<C> : never);

type Category<C extends AnyCategory> = UnitRows<C, UnitIn<C>>;

/** The id of the unit with a reciprocal scale: the base value is its factor ÷ the value. */
export const RECIPROCAL = 'L/100 km';

/** The id of the unit whose factor has π in it: a radian is 180/π degrees. */
export const RADIANS = 'radians';

const FURTHER =
  'Length;yards,yd,0.9144;millimeters,mm,0.001;micrometers,µm,0.000001;nanometers,nm,0.000000001' +
  ';nautical miles,nmi,1852' +
  '|Weight;micrograms,µg,0.000001;milligrams,mg,0.001;tonnes,t,1000000;stone,st,6350.29318' +
  ';US tons,US ton,907184.74;imperial tons,imp ton,1016046.9088' +
  '|Temperature;rankine,°R,5/9,,Rankine,491.67' +
  '|Time;milliseconds,ms,0.001;microseconds,µs,0.000001;nanoseconds,ns,0.000000001' +
  '|Speed;knots,kn,463/900;ft/s,ft/s,0.3048,,feet per second' +
  '|Data' +
  '|Volume;cubic centimeters,cm³,0.001;cubic inches,in³,0.016387064;cubic feet,ft³,28.316846592' +
  ';imperial fluid ounces,imp fl oz,0.0284130625;imperial quarts,imp qt,1.1365225;centiliters,cL,0.01;deciliters,dL,0.1' +
  '|Area;square millimeters,mm²,0.000001;square centimeters,cm²,0.0001;square meters,m²,1;hectares,ha,10000' +
  ';square kilometers,km²,1000000;square inches,in²,0.00064516;square feet,ft²,0.09290304' +
  ';square yards,yd²,0.83612736;acres,ac,4046.8564224;square miles,mi²,2589988.110336' +
  '|Pressure;pascals,Pa,1;hectopascals,hPa,100;kilopascals,kPa,1000;megapascals,MPa,1000000' +
  ';millibars,mbar,100;bars,bar,100000;atmospheres,atm,101325;torr,Torr,20265/152;mmHg,mmHg,133.322387415' +
  ';inHg,inHg,3386.388640341;psi,psi,8896443230521/1290320000,,pounds per square inch' +
  '|Energy;joules,J,1;kilojoules,kJ,1000;megajoules,MJ,1000000;calories,cal,4.184;kilocalories,kcal,4184' +
  ';watt hours,Wh,3600;kilowatt hours,kWh,3600000;BTU,BTU,1055.05585262;foot pounds,ft lbf,1.3558179483314004' +
  ';electronvolts,eV,0.0000000000000000001602176634' +
  '|Power;watts,W,1;kilowatts,kW,1000;megawatts,MW,1000000;horsepower,hp,745.69987158227022' +
  ';metric horsepower,PS,735.49875;BTU/h,BTU/h,52752792631/180000000000,,BTU per hour' +
  '|Force;newtons,N,1;kilonewtons,kN,1000;dynes,dyn,0.00001;kgf,kgf,9.80665;lbf,lbf,4.4482216152605' +
  '|Angle;degrees,°,1;arcminutes,′,1/60;arcseconds,″,1/3600;gradians,gon,0.9;turns,tr,360;radians,rad,180/π' +
  '|Frequency;hertz,Hz,1;kilohertz,kHz,1000;megahertz,MHz,1000000;gigahertz,GHz,1000000000' +
  ';rpm,rpm,1/60,,revolutions per minute' +
  '|Data size;bits,bit,0.125;kilobits,kbit,125;megabits,Mbit,125000;gigabits,Gbit,125000000' +
  ';terabits,Tbit,125000000000;bytes,B,1;kilobytes,kB,1000;megabytes,MB,1000000;gigabytes,GB,1000000000' +
  ';terabytes,TB,1000000000000;petabytes,PB,1000000000000000;kibibits,Kibit,128;mebibits,Mibit,131072' +
  ';gibibits,Gibit,134217728;kibibytes,KiB,1024;mebibytes,MiB,1048576;gibibytes,GiB,1073741824' +
  ';tebibytes,TiB,1099511627776;pebibytes,PiB,1125899906842624' +
  '|Fuel use;km/L,km/L,1,,kilometers per liter;L/100 km,L/100 km,100,,liters per hundred kilometers' +
  ';US mpg,US mpg,48000/112903,,miles per US gallon;imperial mpg,imp mpg,804672/2273045,,miles per imperial gallon';

/**
 * The seven categories of `UNIT_CATEGORIES` with more units, and eight more, frozen. "data size" is by IEC 80000-13: a
 * kilobyte has 1000 bytes, a kibibyte 1024; in "data" KB, MB, GB and TB are powers of 1024. For the fuel use `L/100 km`,
 * the factor is divided by the value. The factor of radians is "180/π", which only `convertUnits` understands.
 */
export const ALL_UNITS = /* @__PURE__ */ joined() as readonly [
  Category<'length'>,
  Category<'weight'>,
  Category<'temperature'>,
  Category<'time'>,
  Category<'speed'>,
  Category<'data'>,
  Category<'volume'>,
  Category<'area'>,
  Category<'pressure'>,
  Category<'energy'>,
  Category<'power'>,
  Category<'force'>,
  Category<'angle'>,
  Category<'frequency'>,
  Category<'data size'>,
  Category<'fuel use'>,
];

function joined(): readonly CategoryOfUnits[] {
  const known: readonly CategoryOfUnits[] = UNIT_CATEGORIES;
  return Object.freeze(
    unitTable(FURTHER).map((further) => {
      const first = known.find(({ id }) => id === further.id);
      if (!first) return further;
      return Object.freeze({ ...first, units: Object.freeze([...first.units, ...further.units]) });
    }),
  );
}
