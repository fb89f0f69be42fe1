import type { Tool } from './tool.js';

/** Returns the address that opens a tool with inputs: its own page, or /tools, where its id prefixes the query keys. */
export function placeOf({ id, page }: Tool, inputs: Readonly<Record<string, string>> = {}): string {
  const given = Object.entries(inputs).filter(([, value]) => value !== '');
  const query = new URLSearchParams(given.map(([name, value]) => [page ? name : `${id}.${name}`, value]));
  const search = query.size > 0 ? `?${query.toString()}` : '';
  return page ? page.path + search : `/tools${search}#${id}`;
}
