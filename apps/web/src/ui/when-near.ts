import { space } from './theme.css.js';

/**
 * Skips the layout of content far below the viewport, which is expensive on slow phones. Until the content comes near, it
 * has the given height. The clip margin leaves room for focus outlines. The content must not contain `fixed` elements,
 * because they would be positioned relative to it.
 */
export const whenNear = (height: string) =>
  ({
    '@media': {
      screen: {
        contentVisibility: 'auto',
        containIntrinsicBlockSize: `auto ${height}`,
        overflowClipMargin: space.m,
        // Otherwise a grid keeps its old width when the window gets narrower.
        minWidth: 0,
      },
    },
  }) as const;
