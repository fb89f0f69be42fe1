import { Tooltip } from 'radix-ui';
import { type ComponentProps, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import * as css from './tooltip.css.js';

/** The delay before the first tooltip, and the time during which the next one opens without delay, in milliseconds. */
const DELAY = 700;
const SKIP_DELAY = 300;

const keys = new Map<HTMLElement, number>();
let drawn = 0;
let root: Root | undefined;

/** Starts rendering the tooltip of an element, in a separate React root. */
export function drawTooltip(anchor: HTMLElement): void {
  if (keys.has(anchor)) return;
  for (const old of keys.keys()) if (!old.isConnected) keys.delete(old);
  keys.set(anchor, (drawn += 1));
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const tooltips = <Tooltips anchors={[...keys]} />;
  flushSync(() => root?.render(tooltips));
  // Repeats the event that occurred before the tooltip was rendered.
  if (anchor.matches(':focus-visible')) anchor.dispatchEvent(new FocusEvent('focus'));
  else if (anchor.matches(':hover')) anchor.dispatchEvent(new PointerEvent('pointermove'));
}

function Tooltips({ anchors }: { readonly anchors: readonly (readonly [HTMLElement, number])[] }) {
  return (
    <Tooltip.Provider delayDuration={DELAY} skipDelayDuration={SKIP_DELAY}>
      {anchors.map(([anchor, key]) => (
        <Tooltip.Root key={key}>
          <Tooltip.Trigger asChild>
            <Anchor element={anchor} />
          </Tooltip.Trigger>
          <Tooltip.Portal>
            <Tooltip.Content className={css.tooltip} sideOffset={6} collisionPadding={8}>
              {anchor.dataset['tooltip']}
            </Tooltip.Content>
          </Tooltip.Portal>
        </Tooltip.Root>
      ))}
    </Tooltip.Provider>
  );
}

type TriggerProps = ComponentProps<'button'> & { readonly element: HTMLElement };

/** Passes the props of a Radix trigger to an existing element. */
function Anchor({ element, ref, 'aria-describedby': description, ...handlers }: TriggerProps) {
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(element as HTMLButtonElement);
  }, [element, ref]);
  useLayoutEffect(() => {
    if (description === undefined) element.removeAttribute('aria-describedby');
    else element.setAttribute('aria-describedby', description);
  }, [element, description]);
  useLayoutEffect(() => {
    const listeners = Object.entries(handlers)
      .filter(([name]) => name.startsWith('on'))
      .map(([name, handler]) => [name.slice(2).toLowerCase(), handler as EventListener] as const);
    for (const [type, listener] of listeners) element.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of listeners) element.removeEventListener(type, listener);
    };
  });
  return null;
}
