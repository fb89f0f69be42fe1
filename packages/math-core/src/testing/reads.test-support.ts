type Method = (this: unknown, ...args: unknown[]) => unknown;

/** Returns the length of the longest string on which some work calls a method or uses a pattern. */
export function longestRead(work: () => unknown): number {
  let longest = 0;
  const read = (text: unknown): void => {
    if (typeof text === 'string') longest = Math.max(longest, text.length);
  };
  const own = [
    ...watched(String.prototype, (text) => {
      read(String(text));
    }),
    ...watched(RegExp.prototype, (_, [text]) => {
      read(text);
    }),
  ];
  try {
    work();
  } finally {
    for (const restore of own) restore();
  }
  return longest;
}

/** Calls back before every method of a prototype. Returns a function that restores the methods. */
function watched(
  prototype: object,
  see: (self: unknown, args: readonly unknown[]) => void,
): readonly (() => void)[] {
  return Reflect.ownKeys(prototype).flatMap((name) => {
    const described = Reflect.getOwnPropertyDescriptor(prototype, name);
    const value: unknown = described?.value;
    if (
      !described ||
      typeof value !== 'function' ||
      ['constructor', 'toString', 'valueOf'].includes(String(name))
    )
      return [];
    const method = value as Method;
    const watching: Method = function (...args) {
      see(this, args);
      return method.apply(this, args);
    };
    Object.defineProperty(prototype, name, { ...described, value: watching });
    return [() => Object.defineProperty(prototype, name, described)];
  });
}
