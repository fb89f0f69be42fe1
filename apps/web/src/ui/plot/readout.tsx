import { use } from 'react';
import { createPortal } from 'react-dom';
import { Digits } from '../math/digits.js';
import { StageContext } from './plot.js';

/** What a drawing reads out, in the place of its hint. */
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
