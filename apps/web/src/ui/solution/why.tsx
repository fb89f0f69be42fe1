import { useEffect, useState } from 'react';
import { Digits } from '../math/digits.js';
import * as css from './solution.css.js';

/** The sentences by the id of the step; the worker doesn't keep them. */
async function whyOf(id: string): Promise<string | undefined> {
  try {
    const { WHYS } = await whysOf(id);
    return WHYS[id];
  } catch {
    return 'The reason is read from the network, which can’t be reached now.';
  }
}

function whysOf(id: string) {
  if (id.startsWith('practice.')) return import('./practice-whys.js');
  return id.startsWith('algebra.') ? import('./algebra-whys.js') : import('./whys.js');
}

/** Says in a sentence why a step may be done. */
export function Picture({ id }: { readonly id: string }) {
  const [why, setWhy] = useState<string>();
  useEffect(() => {
    void whyOf(id).then(setWhy);
  }, [id]);
  return (
    <p className={css.why}>
      <Digits>{why}</Digits>
    </p>
  );
}
