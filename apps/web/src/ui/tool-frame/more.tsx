import { Details } from '../result/result.js';
import type { Following, ToolFrameProps } from './inputs.js';
import * as css from './tool-frame.css.js';

type MoreProps = Pick<ToolFrameProps<string>, 'details' | 'remarks'> & Omit<Following, 'solution'>;

/** Renders what comes after the steps: further values and the picture. On wide screens, they are below the inputs. */
export function More({ details = [], remarks = [], picture, touch }: MoreProps) {
  if (details.length === 0 && remarks.length === 0 && !picture) return null;
  return (
    <div className={css.more}>
      <Details of={details} notes={remarks} />
      {picture && (
        <div className={css.picture} {...touch}>
          {picture}
        </div>
      )}
    </div>
  );
}
