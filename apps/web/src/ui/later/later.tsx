import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useIsStatic } from './use-is-static.js';

/** What tells that somebody uses the page, before it could ask for anything; tools for access may send the last ones alone. */
const USES = ['pointerdown', 'keydown', 'focusin', 'popstate', 'click', 'input', 'change'];
/** What only begins to show at the lower edge is not looked at yet. */
const SIGHT = '0px 0px -40%';
/** A screen below the lower edge. */
const NEAR = '0px 0px 100%';

/** Whether the page is more than what the server sent: it is used, or its address has inputs, or it came empty. */
let isUsed = !isFresh();
const used = new Promise<void>((resolve) => {
  const use = (event?: Event): void => {
    if (event && isLeaving(event)) return;
    isUsed = true;
    for (const name of USES) removeEventListener(name, use, true);
    resolve();
  };
  if (isUsed) resolve();
  else for (const name of USES) addEventListener(name, use, true);
});

/** Whether an event only leads from the page to another: to bring it to life for that would keep the visitor waiting. */
function isLeaving({ target }: Event): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link !== null && (link.origin !== location.origin || link.pathname !== location.pathname);
}

function isFresh(): boolean {
  if (!isStaticPage()) return false;
  const hasFocus = document.activeElement !== null && document.activeElement !== document.body;
  // Around what is drawn for its address alone, a page is the static one.
  const isBare = location.search + location.hash === '' || 'drawn' in document.documentElement.dataset;
  return isBare && !hasFocus;
}

function isStaticPage(): boolean {
  return typeof document !== 'undefined' && document.getElementById('root')?.firstElementChild != null;
}

/** Whether a page is asked for that no static page has. */
let isNext = false;

/** Tells that from now on pages are loaded to be drawn here, with all that stands in their static ones. */
export function drawNextPages(): void {
  isNext = true;
}

/** Waits until what is being drawn is: to begin to load takes milliseconds. */
const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

let onFailure = (error: unknown): Promise<never> => {
  throw error;
};

/** Sets what is done when code can't be loaded, before that counts as a failure. */
export function setFailureHandler(handler: typeof onFailure): void {
  onFailure = handler;
}

const started = new Set<Promise<unknown>>();

/** Loads what will be needed soon once the page is used; a failure is met again where it is needed. */
export function whenUsed(load: () => Promise<unknown>): void {
  if (typeof document === 'undefined') return;
  const coming = used.then(load);
  coming.catch(() => undefined);
  if (isUsed) started.add(coming);
}

/** How long a press waits for the code of its button, in milliseconds. */
const PATIENCE = 10_000;

/** Whether React has brought an element to life: it notes on it what it has rendered. */
const isAlive = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/** The buttons that wait to be pressed again. */
const pressed = new WeakSet<Element>();

/** Presses a button again, once, that was pressed before its code was there; one whose code never comes sends its form. */
function pressAgain(event: Event): void {
  const button =
    event.target instanceof Element ? event.target.closest<HTMLButtonElement>('#root button') : null;
  if (!button || isAlive(button)) return;
  event.preventDefault();
  event.stopPropagation();
  if (pressed.has(button)) return;
  pressed.add(button);
  const giveUp = performance.now() + PATIENCE;
  const press = (): void => {
    const isLate = performance.now() > giveUp;
    if (button.isConnected && !isAlive(button) && !isLate) {
      requestAnimationFrame(press);
      return;
    }
    pressed.delete(button);
    if (isAlive(button)) button.click();
    else if (button.type === 'submit') button.form?.requestSubmit(button);
  };
  press();
}
if (isStaticPage()) addEventListener('click', pressAgain, true);

/** Waits for the parts that this page needs from the start, since its address has inputs. */
export async function loadStarted(): Promise<void> {
  if (isUsed) await Promise.allSettled(started);
}

export type Later<Props extends object> = ComponentType<Props> & {
  /** Loads it with the page, unless the page stands there already. */
  readonly preload: () => Promise<void>;
  /** Loads it: what is about to be shown has it. */
  readonly load: () => Promise<void>;
};

export interface LaterOptions {
  /** Whether it comes with the first use though it is not shown yet. */
  readonly isSoon?: boolean;
  /** Whether it comes when it is in sight, too, or when it is near: then what follows never moves in sight. */
  readonly isSeen?: boolean | 'near';
  /** Whether the page does without it, and asks for it again and again, rather than that it throws. */
  readonly isOptional?: boolean;
  /** Shown while it loads. */
  readonly loading?: ReactNode;
}

/**
 * Creates a part of the page whose code comes when the page is first used. Until then the static page's markup stays; in a
 * page that is drawn here the code comes at once.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isSeen = false, isSoon = false, isOptional = true, loading = null }: LaterOptions = {},
): Later<Props> {
  let loaded: ComponentType<Props> | undefined;
  let pending: Promise<ComponentType<Props>> | undefined;
  const get = (): Promise<ComponentType<Props>> =>
    (pending ??= load()
      .catch(onFailure)
      .then((part) => (loaded = part))
      .catch((error: unknown) => {
        pending = undefined;
        throw error;
      }));
  let want = (): void => undefined;
  const wanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  const arrive = async (): Promise<ComponentType<Props>> => {
    await Promise.race([used, wanted]);
    if (isNext) await drawn();
    return isOptional ? patiently(get) : get();
  };
  const Lazy = lazy(async () => ({ default: await arrive() }));
  if (isSoon) whenUsed(get);

  const Part = memo(function Part(props: Props) {
    const [Component] = useState(() => loaded ?? Lazy); // the same as long as it is mounted
    const isStatic = useIsStatic();
    const [wasStatic] = useState(isStatic);
    const [first] = useState(props);
    const [isHere, setHere] = useState(!wasStatic);
    if (!wasStatic && isSeen !== 'near') want();
    useEffect(() => {
      const here = (): void => {
        setHere(true);
      };
      if (!isHere) arrive().then(here, here);
    }, [isHere]);
    // The same element until then, since React would not wait for static markup that is to change.
    const shown = isHere ? props : first;
    return useMemo(
      () => (
        <Suspense fallback={loading}>
          <Component {...shown} />
        </Suspense>
      ),
      [Component, shown],
    );
  });

  function SeenPart(props: Props) {
    const frame = useRef<HTMLDivElement>(null);
    useSeen(frame, want, isSeen === 'near' ? NEAR : SIGHT);
    return (
      <div ref={frame}>
        <Part {...props} />
      </div>
    );
  }

  return Object.assign(isSeen ? SeenPart : Part, {
    load: async () => {
      await get();
    },
    preload: async () => {
      if (!isUsed && !isNext) return;
      const part = get();
      await (isOptional ? part.catch(() => undefined) : part);
    },
  });
}

/** Calls back when an element comes into sight. */
function useSeen(element: RefObject<HTMLElement | null>, onSeen: () => void, rootMargin: string): void {
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen();
      },
      { rootMargin },
    );
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element, onSeen, rootMargin]);
}

/** Loads until it succeeds, each time after twice the pause, at most a minute: static markup stays meanwhile. */
async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (let pause = 1_000; ; pause = Math.min(2 * pause, 60_000)) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
