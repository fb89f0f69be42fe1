import { useState } from 'react';
import { Button } from '../../ui/button/button.js';
import { serverMessageOf } from '../api.js';
import { askForCode } from './ask-for-code.js';
import * as css from './panel.css.js';

interface RestoreCodeProps {
  /** The provider's id of the payment. */
  readonly payment: string;
  /** The code, if it was just created. Otherwise it was shown before. */
  readonly code: string | undefined;
}

/**
 * Shows the code that opens a purchase in another browser once. After that, shows a button that requests a
 * new one.
 */
export function RestoreCode({ payment, code }: RestoreCodeProps) {
  const [shown, setShown] = useState(code);
  const [note, setNote] = useState('We showed your code once. A new code replaces the old one.');
  const askAgain = async (): Promise<void> => {
    try {
      const { restoreCode } = await askForCode(payment);
      if (restoreCode === null)
        setNote('We’ll email you a new code, no more than one every eight hours. It replaces the old one.');
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

/** Renders a code with a button that copies it. */
function ShownCode({ code }: { readonly code: string }) {
  const [label, setLabel] = useState('Copy code');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code);
      setLabel('Copied');
    } catch {
      setLabel('Not copied'); // The browser may deny access or have no clipboard.
    }
  };
  return (
    <div className={css.lines}>
      <p>
        Save this code. We show it only once. It opens your purchase in another browser, or in this one after
        you clear its data.
      </p>
      <p className={css.code}>
        <strong className={css.signs}>{code}</strong>
        <Button onClick={() => void copy()}>{label}</Button>
      </p>
    </div>
  );
}
