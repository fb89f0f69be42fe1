/** The least that a keyboard covers, in pixels; the bars of browsers come and go with less. */
const LEAST = 120;

/** Tells styles, as `data-keyboard` and `--keyboard`, that and how much a phone's keyboard covers of the window. */
export function followKeyboard(): () => void {
  const { visualViewport: seen } = window;
  const { dataset, style } = document.documentElement;
  const follow = (): void => {
    if (!seen) return;
    // zoomed in, the window shows less for another reason
    const covered = seen.scale > 1 ? 0 : window.innerHeight - seen.height - seen.offsetTop;
    if (covered < LEAST) delete dataset['keyboard'];
    else dataset['keyboard'] = '';
    style.setProperty('--keyboard', `${covered}px`);
  };
  seen?.addEventListener('resize', follow);
  seen?.addEventListener('scroll', follow);
  return () => {
    seen?.removeEventListener('resize', follow);
    seen?.removeEventListener('scroll', follow);
  };
}
