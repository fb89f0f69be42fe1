import { use } from 'react';
import { createPortal } from 'react-dom';
import { Digits } from '../math/digits.js';
import { StageContext } from './plot.js';

/** Renders the readout of a drawing in place of its hint. */
export function Readout({ text }: { readonly text: string }) {
  const { readout } = use(StageContext);
  return (
    readout &&
    createPortal(
      <span>
        <Digits>{text}</Digits>
      </span>,
      readout,
    )
  );
}
