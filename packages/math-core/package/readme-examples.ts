import { readInstalled } from './installed.js';

/** The documents of the tarballs that contain examples. */
const DOCUMENTS = [
  'README.md',
  'docs/guide.md',
  'docs/topics.md',
  'docs/migration.md',
  '../step-texts/README.md',
];

/** A module in a document, and the output that its comments promise. */
export interface Example {
  /** The document and the position: "README.md, line 24". */
  readonly name: string;
  readonly code: string;
  readonly prints: readonly string[];
}

/** Returns the ```js blocks of the documents, and the added lines of their ```diff blocks. */
export function readmeExamples(): readonly Example[] {
  return DOCUMENTS.flatMap((path) => {
    const text = readInstalled(path);
    return [...text.matchAll(/^```(js|diff)\n(.*?)^```$/gms)].map(({ index, 1: language, 2: block = '' }) => {
      const code = language === 'js' ? block : block.replaceAll(/^- .*\n/gm, '').replaceAll(/^\+ /gm, '');
      return {
        name: `${path}, line ${String(text.slice(0, index).split('\n').length)}`,
        code,
        prints: [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, printed = '']) => printed),
      };
    });
  });
}
