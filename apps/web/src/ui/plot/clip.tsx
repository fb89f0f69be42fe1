import { type ReactNode, useId } from 'react';
import type { Plane } from './reading.js';

/** Renders curves clipped to the plane. */
export function Clip({ plane, children }: { readonly plane: Plane; readonly children: ReactNode }) {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <rect
          x={plane.left}
          y={plane.top}
          width={plane.right - plane.left}
          height={plane.bottom - plane.top}
        />
      </clipPath>
      <g clipPath={`url(#${id})`}>{children}</g>
    </>
  );
}
