import { readInstalled } from './installed.js';

/** A module in the README, and the output that its comments promise. */
export interface Example {
  /** The position in the README: "readme line 24". */
  readonly name: string;
  readonly code: string;
  readonly prints: readonly string[];
}

/** The ```js blocks of the README, and the added lines of its ```diff blocks. */
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
