import { type ComponentType, lazy, Suspense } from 'react';

/** Gives a drawing that loads when it is first shown; one that can't be loaded leaves its space empty. */
export function lazyPicture<Props extends object>(
  load: () => Promise<{ readonly Picture: ComponentType<Props> }>,
): ComponentType<Props> {
  const Lazy = lazy(() =>
    load().then(
      ({ Picture }) => ({ default: Picture }),
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
