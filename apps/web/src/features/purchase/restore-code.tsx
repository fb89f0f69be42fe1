import { useState } from 'react';
import { Button } from '../../ui/button/button.js';
import * as css from './panel.css.js';

/** The code that opens a purchase in another browser, with a button that copies it. */
export function RestoreCode({ code }: { readonly code: string }) {
  const [label, setLabel] = useState('Copy code');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code);
      setLabel('Copied');
    } catch {
      setLabel('Not copied'); // the browser may refuse, or have no clipboard
    }
  };
  return (
    <div className={css.lines}>
      <p>
        Keep this code: it opens your purchase in another browser, or in this one after you have cleared its
        data.
      </p>
      <p className={css.code}>
        <strong className={css.signs}>{code}</strong>
        <Button onClick={() => void copy()}>{label}</Button>
      </p>
    </div>
  );
}
