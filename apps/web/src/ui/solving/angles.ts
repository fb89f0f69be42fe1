const KEY = 'angles';

/** The chosen unit of angles without a degree sign. Empty if they are in radians. */
export type Angles = '' | 'degrees';

/** Used instead of local storage if the browser refuses it. */
let memory: Angles = '';

/** Returns the unit that was chosen in this browser. */
export function readAngles(): Angles {
  try {
    return localStorage.getItem(KEY) === 'degrees' ? 'degrees' : memory;
  } catch {
    return memory;
  }
}

/** Stores the unit for the next problems. */
export function saveAngles(unit: 'degrees' | 'radians'): void {
  memory = '';
  try {
    localStorage.setItem(KEY, unit);
  } catch {
    memory = unit === 'degrees' ? unit : '';
  }
}
