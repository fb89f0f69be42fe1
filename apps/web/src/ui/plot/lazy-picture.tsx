import { type ComponentType, lazy, Suspense } from 'react';

/** Creates a drawing that loads when it is first shown; if it fails to load, its space stays empty. */
export function lazyPicture<Props extends object>(
  load: () => Promise<{ readonly Picture?: ComponentType<Props> }>,
): ComponentType<Props> {
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
