import { useEffect, useState } from 'react';
import { Digits } from '../math/digits.js';
import * as css from './solution.css.js';

/** Returns the sentence for a text of a step id. The service worker doesn't cache these sentences. */
async function whyOf(id: string, variant: string): Promise<string | undefined> {
  try {
    const { WHYS } = await whysOf(id);
    return WHYS[`${id}:${variant}`] ?? WHYS[id];
  } catch {
    return 'We couldn’t load the explanation. Check your connection.';
  }
}

function whysOf(id: string) {
  if (id.startsWith('practice.')) return import('./practice-whys.js');
  return /^(?:algebra|calculus)\./.test(id) ? import('./algebra-whys.js') : import('./whys.js');
}

/** Renders the sentence that justifies a step. */
export function Picture({
  id,
  variant = '',
}: {
  readonly id: string;
  readonly variant?: string | undefined;
}) {
  const [why, setWhy] = useState<string>();
  useEffect(() => {
    void whyOf(id, variant).then(setWhy);
  }, [id, variant]);
  return (
    <p className={css.why}>
      <Digits>{why}</Digits>
    </p>
  );
}
