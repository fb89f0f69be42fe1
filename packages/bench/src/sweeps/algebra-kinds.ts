import { draws } from '../draws.js';
import { range, type Sweep } from '../tally.js';
import { equationKinds } from './equation-kinds.js';
import { inequalityKinds, type Swept } from './inequality-kinds.js';
import { systemKinds } from './system-kinds.js';

/**
 * Solves random problems of kinds that other libraries don't solve with steps, and compares the answers with doubles: by
 * substitution, by scans of intervals and by closed formulas. A refusal counts as wrong, too.
 */
export function algebraKindSweeps(): readonly Sweep[] {
  const whole = draws(20261127);
  const kinds: readonly (readonly [string, readonly [number, () => Swept]])[] = [
    ...named('inequalities', inequalityKinds(whole)),
    ...named('equations', equationKinds(whole)),
    ...named('systems and functions', systemKinds(whole)),
  ];
  return kinds.map(([name, [cases, make]]) => {
    const wrong = range(1, cases).filter(() => {
      const { input, isRight } = make();
      const verdict = isRight();
      if (verdict !== true)
        console.error(`${verdict === undefined ? 'refused' : 'wrong'}: ${JSON.stringify(input)}`);
      return verdict !== true;
    }).length;
    return { name, cases, ours: new Map([['solve', wrong]]), peers: new Map() };
  });
}

function named<T>(name: string, kinds: Readonly<Record<string, T>>): readonly (readonly [string, T])[] {
  return Object.entries(kinds).map(([kind, each]) => [`${name}: ${kind}`, each] as const);
}
