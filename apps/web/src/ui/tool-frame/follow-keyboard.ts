/** Tells styles, as `--keyboard`, how much of the window a phone's keyboard covers. */
export function followKeyboard(): () => void {
  const { visualViewport: seen } = window;
  const follow = (): void => {
    if (!seen) return;
    // zoomed in, the window shows less for another reason
    const covered = seen.scale > 1 ? 0 : Math.max(0, window.innerHeight - seen.height - seen.offsetTop);
    document.documentElement.style.setProperty('--keyboard', `${Math.round(covered)}px`);
  };
  seen?.addEventListener('resize', follow);
  seen?.addEventListener('scroll', follow);
  return () => {
    seen?.removeEventListener('resize', follow);
    seen?.removeEventListener('scroll', follow);
  };
}
