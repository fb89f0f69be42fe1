import { readInstalled } from './installed.js';

/** A module of the README and what its comments promise that it prints. */
export interface Example {
  /** Its place in the README: "readme line 24". */
  readonly name: string;
  readonly code: string;
  readonly prints: readonly string[];
}

/** Reads the README's ```js blocks, and what ```diff blocks put in another library's place. */
export function readmeExamples(): readonly Example[] {
  const readme = readInstalled('README.md');
  return [...readme.matchAll(/^```(js|diff)\n(.*?)^```$/gms)].map(({ index, 1: language, 2: block = '' }) => {
    const code = language === 'js' ? block : block.replaceAll(/^- .*\n/gm, '').replaceAll(/^\+ /gm, '');
    return {
      name: `readme line ${String(readme.slice(0, index).split('\n').length)}`,
      code,
      prints: [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text = '']) => text),
    };
  });
}
