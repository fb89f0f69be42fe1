import { useState } from 'react';
import { Button } from '../../ui/button/button.js';
import { serverMessageOf } from '../api.js';
import { askForCode } from './ask-for-code.js';
import * as css from './panel.css.js';

interface RestoreCodeProps {
  /** The payment at the provider. */
  readonly payment: string;
  /** The code, if it was made just now; otherwise it was shown before. */
  readonly code: string | undefined;
}

/** The code that opens a purchase in another browser, shown once; later a button that asks for a new one. */
export function RestoreCode({ payment, code }: RestoreCodeProps) {
  const [shown, setShown] = useState(code);
  const [note, setNote] = useState('Your code was shown once. A new one ends the one before.');
  const askAgain = async (): Promise<void> => {
    try {
      const { restoreCode } = await askForCode(payment);
      if (restoreCode === null)
        setNote('Your address gets a new code, at most one in eight hours. It ends the one before.');
      else setShown(restoreCode);
    } catch (error) {
      setNote(serverMessageOf(error) ?? 'Something went wrong. Please try again in a moment.');
    }
  };
  if (shown !== undefined) return <ShownCode code={shown} />;
  return (
    <div className={css.lines}>
      <p>{note}</p>
      <Button onClick={() => void askAgain()}>Get a new code</Button>
    </div>
  );
}

/** A code, with a button that copies it. */
function ShownCode({ code }: { readonly code: string }) {
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
        Keep this code, which is shown only now: it opens your purchase in another browser, or in this one
        after you have cleared its data.
      </p>
      <p className={css.code}>
        <strong className={css.signs}>{code}</strong>
        <Button onClick={() => void copy()}>{label}</Button>
      </p>
    </div>
  );
}
