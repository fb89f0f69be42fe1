import type { Texts } from './locale.js';
import { own } from './own.js';

/** A pattern that matches what fills a template, its parameters as groups; `values` says what they look like. */
export function patternOf(template: string, values: Texts = {}): RegExp {
  const source = template
    .replaceAll(/[.^()|?*+]/g, String.raw`\$&`)
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${own(values, name) ?? '.+?'})`);
  return new RegExp(`^${source}$`, 's');
}

/** Fills the places of a template. */
export function fill(template: string, values: Texts): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => own(values, name) ?? '');
}
