/** Sets `--keyboard` to how much an on-screen keyboard covers of the window, in browsers that don't shrink the page for it. */
export function followKeyboard(): () => void {
  const { visualViewport: seen } = window;
  const follow = (): void => {
    if (!seen) return;
    // zoomed in, the window shows less for another reason
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
