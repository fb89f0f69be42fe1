// Lets react-dom load in one short task where tools listen.
const SENTINEL = /(?<name>\w+Exception) = Error\((?<message>formatProdErrorMessage\(\d+\))\)/g;
/** How many errors react-dom makes as it loads: it throws them to itself, and compares them only. */
const SENTINELS = 5;

/**
 * A Vite plugin that makes those errors without a stack. While a debugger or a test is attached (DevTools, Lighthouse,
 * Playwright), V8 looks up the lines of each stack, and for that compiles all of react-dom once more: a fifth of a second
 * on a slow phone.
 */
export function reactErrors() {
  return {
    name: 'react-errors',
    apply: 'build',
    transform: {
      filter: { id: /react-dom-client[.]production[.]js$/ },
      handler(code) {
        let found = 0;
        const made = code.replaceAll(SENTINEL, (_, name, message) => {
          found++;
          return `${name} = Object.setPrototypeOf({ message: ${message} }, Error.prototype)`;
        });
        if (found !== SENTINELS)
          this.error(`react-dom makes ${found} errors as it loads: look at scripts/react-errors.mjs again.`);
        return { code: made, map: null };
      },
    },
  };
}
