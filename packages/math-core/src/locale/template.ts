import type { Texts } from './locale.js';
import { own } from './own.js';

/**
 * Returns a pattern that matches filled templates, with the parameters as groups. `values` contains a pattern
 * for each parameter.
 */
export function patternOf(template: string, values: Texts = {}): RegExp {
  const source = template
    .replaceAll(/[.^()|?*+]/g, String.raw`\$&`)
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${own(values, name) ?? '.+?'})`);
  return new RegExp(`^${source}$`, 's');
}

/** Fills in the parameters of a template. */
export function fill(template: string, values: Texts): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => own(values, name) ?? '');
}
