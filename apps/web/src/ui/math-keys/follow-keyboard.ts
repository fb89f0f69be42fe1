/**
 * Keeps `--keyboard` set to the height of the on-screen keyboard, for browsers that don't resize the page for it. Returns a
 * cleanup function.
 */
export function followKeyboard(): () => void {
  const { visualViewport: seen } = window;
  const follow = (): void => {
    if (!seen) return;
    // When the page is zoomed in, the visual viewport is smaller for a different reason.
    const covered = seen.scale > 1 ? 0 : window.innerHeight - seen.height - seen.offsetTop;
    document.documentElement.style.setProperty('--keyboard', `${covered}px`);
  };
  seen?.addEventListener('resize', follow);
  seen?.addEventListener('scroll', follow);
  return () => {
    seen?.removeEventListener('resize', follow);
    seen?.removeEventListener('scroll', follow);
  };
}
