/** A context of an exponential change. */
export interface Setting {
  readonly isGrowth: boolean;
  /** The factors by which the value is multiplied, or divided, in one unit of time. */
  readonly factors: readonly [number, ...number[]];
  /** The things that are counted: "cells". */
  readonly things: string;
  readonly unit: string;
  /** The beginning of the story with the value at the start: "A colony has NUMBER cells at the start". */
  readonly begin: string;
  /** The beginning of the story with a later value: "A colony has NUMBER cells after TIME". */
  readonly later: string;
}

export const SETTINGS: readonly [Setting, ...Setting[]] = [
  {
    isGrowth: true,
    factors: [2, 3, 4, 8],
    things: 'cells',
    unit: 'hour',
    begin: 'A colony of bacteria has NUMBER cells at the start',
    later: 'A colony of bacteria has NUMBER cells after TIME',
  },
  {
    isGrowth: true,
    factors: [2, 3, 4, 5, 10],
    things: 'views',
    unit: 'day',
    begin: 'A video has NUMBER views at the start',
    later: 'A video has NUMBER views after TIME',
  },
  {
    isGrowth: true,
    factors: [2, 3],
    things: 'fish',
    unit: 'year',
    begin: 'There are NUMBER fish in a lake at the start',
    later: 'There are NUMBER fish in a lake after TIME',
  },
  {
    isGrowth: true,
    factors: [2, 3, 4, 5],
    things: 'people who know it',
    unit: 'day',
    begin: 'A rumor is known by NUMBER people at the start',
    later: 'A rumor is known by NUMBER people after TIME',
  },
  {
    isGrowth: false,
    factors: [2, 4],
    things: 'milligrams',
    unit: 'hour',
    begin: 'A patient’s blood contains NUMBER milligrams of a drug at the start',
    later: 'A patient’s blood contains NUMBER milligrams of a drug after TIME',
  },
  {
    isGrowth: false,
    factors: [2, 3, 4, 5, 10],
    things: 'grams',
    unit: 'day',
    begin: 'A radioactive sample weighs NUMBER grams at the start',
    later: 'A radioactive sample weighs NUMBER grams after TIME',
  },
  {
    isGrowth: false,
    factors: [2, 3],
    things: 'liters',
    unit: 'minute',
    begin: 'A leaking tank holds NUMBER liters at the start',
    later: 'A leaking tank holds NUMBER liters after TIME',
  },
];
