import { type ComponentType, lazy, Suspense } from 'react';
import { whenIdle } from '../when-idle.js';

/** Creates a drawing that loads when the browser is idle or when it is first rendered. If loading fails, its space stays empty. */
export function lazyPicture<Props extends object>(
  load: () => Promise<{ readonly Picture?: ComponentType<Props> }>,
): ComponentType<Props> {
  whenIdle(load);
  const Lazy = lazy(() =>
    load().then(
      ({ Picture = Nothing }) => ({ default: Picture }),
      () => ({ default: Nothing as ComponentType<Props> }),
    ),
  );
  return function LazyPicture(props: Props) {
    return (
      <Suspense fallback={null}>
        <Lazy {...props} />
      </Suspense>
    );
  };
}

function Nothing() {
  return null;
}
