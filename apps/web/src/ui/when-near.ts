import { space } from './theme.css.js';

/**
 * Lays out what stands far below only when it comes near, which a slow phone feels; until then it is taken to be this high.
 * Room is left for the outline of what has the focus. Nothing in it may be `fixed`, since that would stand in it then.
 */
export const whenNear = (height: string) =>
  ({
    '@media': {
      screen: {
        contentVisibility: 'auto',
        containIntrinsicBlockSize: `auto ${height}`,
        overflowClipMargin: space.m,
        // A grid would keep the width that it had before the window narrowed.
        minWidth: 0,
      },
    },
  }) as const;
