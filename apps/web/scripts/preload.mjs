/** What Vite calls for `import()`, with the files that the module imports. */
const HELPER = '\0vite/preload-helper.js';

// A file that fails makes the import fail.
const CODE = `
const asked = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = '/' + file;
    document.head.append(link);
  }
  return load();
};`;

/** Loads what a module imports beside it. Vite's own helper, half a KB on every page, loads style sheets, too: this site has one. */
export function preload() {
  return {
    name: 'preload',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === HELPER ? { code: CODE, moduleSideEffects: false } : undefined),
  };
}
