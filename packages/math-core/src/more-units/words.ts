import { type KnownUnits, knownUnits } from '../unit/lookup.js';
import { WORDS } from '../unit/words.js';
import { ALL_UNITS } from './units.js';

/** Spellings of the units of `ALL_UNITS`, as in {@link WORDS}. */
const ALL_WORDS = `${WORDS}
yards:yd,yds
nautical miles:NM
micrometers:um,microns,micron
stone:stones
tonnes:metric tons,metric ton,tons,ton
US tons:short tons,short ton
imperial tons:long tons,long ton,uk tons,uk ton
micrograms:ug,mcg
microseconds:us
US mpg:mpg,mpg us
imperial mpg:mpg,mpg uk,uk mpg,mpg imperial
horsepower:hp
lbf:lbf
knots:kt,kts
ft/s:fps
centiliters:cl
deciliters:dl
cubic centimeters:cc
US cups:cups
square meters:sqm
square feet:sqft
acres:acre
pascals:pascal
hectopascals:hPa
kilopascals:kPa
mmHg:mmHg
psi:psi,lbf/in²
foot pounds:ft lb,foot-pounds,ft-lb,ft-lbf
kilocalories:Cal
kilojoules:kJ
watt hours:Wh
kilowatt hours:kWh
kilowatts:kW
hertz:Hz
kilohertz:kHz
megahertz:MHz
gigahertz:GHz
BTU:btu
arcminutes:',arcmin
arcseconds:",arcsec
degrees:deg,º
radians:rads,rad
gradians:grad,grads
kilobytes:KB
rpm:rpm,r/min
L/100 km:L/100km,l/100 km,l/100km
km/L:km/l,kmpl`;

/** The units of `ALL_UNITS`, by name. */
export const EVERY_UNIT: KnownUnits = /* @__PURE__ */ knownUnits(ALL_UNITS, ALL_WORDS);
