import { charge } from '../../value/work.js';

/** A rule that rewrites a string. The replacement is that of `String.replaceAll`. */
export type Rule = readonly [RegExp, string | ((...found: string[]) => string)];

/** Rules that rewrite LaTeX from the inside out. They are applied until nothing changes. */
const LATEX: readonly Rule[] = [
  [/\\(?:left|right|displaystyle|limits|big|bigl|bigr)(?![a-z])/g, ''],
  [/\\(?:text|mathrm|textbf|mathbf|mathit|operatorname|boxed|textit|mathsf)\s*\{([^{}]*)\}/g, ' $1 '],
  [/\\mathbb\s*\{?r\}?/g, 'ℝ'],
  [/\\frac\s*\{\s*(km|mi|m|cm)\s*\}\s*\{\s*(h|min|s)\s*\}/g, '$1/$2'],
  [/(\d)\s*\\[dt]?frac\s*\{(\d+)\}\s*\{(\d+)\}/g, '$1 $2/$3'],
  [/\\[dtc]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '(($1)/($2))'],
  [/\\[dtc]?frac\s*(\d)\s*(\d)/g, '($1/$2)'],
  [/\\sqrt\s*\[3\]\s*\{([^{}]*)\}/g, 'cbrt($1)'],
  [/\\sqrt\s*\{([^{}]*)\}/g, 'sqrt($1)'],
  [/\\sqrt\s*(\d+)/g, 'sqrt($1)'],
  [/\\overline\s*\{(\d+)\}/g, '($1)'],
  [/\^\s*\{?\s*\\circ\s*\}?/g, '°'],
  [/\^\{(\d+|[a-z])\}/g, '^$1'],
  [/_\{(\d+|[a-z])\}\s*(?=[\da-z])/g, '_$1 '],
  [/_\{(\d+|[a-z])\}/g, '_$1'],
  [/(log_\w+)\s*\{([^{}]*)\}/g, '$1($2)'],
  [/\\(?:,|;|:|!| |quad|qquad)/g, ' '],
  [/\\(?:\(|\)|\[|\]|\\)/g, ' '],
  [/\\([%${}])/g, '$1'],
  [/\\(?:cdot|times)(?![a-z])/g, '*'],
  [/\\div(?![a-z])/g, '÷'],
  [/\\(?:leq?|leqslant)(?![a-z])/g, '≤'],
  [/\\(?:geq?|geqslant)(?![a-z])/g, '≥'],
  [/\\neq?(?![a-z])/g, '≠'],
  [/\\lt(?![a-z])/g, '<'],
  [/\\gt(?![a-z])/g, '>'],
  [/\\infty/g, '∞'],
  [/\\pm/g, '±'],
  [/\\in(?![a-z])/g, '∈'],
  [/\\(?:approx|simeq|sim)/g, '≈'],
  [/\\(?:rightarrow|implies|to|longrightarrow)(?![a-z])/g, '→'],
  [/\\(?:lor|vee)(?![a-z])/g, ' or '],
  [/\\(?:land|wedge)(?![a-z])/g, ' and '],
  [/\\angle/g, '∠'],
  [/\\(?:therefore|quad)/g, ' '],
  [/\\circ/g, '°'],
  [/\\(pi|ln|log|lg|exp|sin|cos|tan|alpha|beta|gamma|theta)(?![a-z])/g, '$1'],
];

/** The work of applying all rules once. */
const PASS = 16;

/** Replaces LaTeX in a lower-case text with keyboard characters. */
export function fromLatex(entry: string): string {
  let text = entry.replaceAll(/(?<![\\a-z])(?=(?:[dt]?frac|sqrt) ?\{)/g, '\\');
  if (!text.includes('\\')) return text;
  for (let last = ''; last !== text; ) {
    last = text;
    charge(PASS);
    for (const [pattern, by] of LATEX) text = text.replaceAll(pattern, by as string);
  }
  return text;
}
