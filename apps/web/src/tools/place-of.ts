import type { Tool } from './tool.js';

/** Where a tool opens, with inputs in its fields: on its own page, or on /tools, where keys begin with its id. */
export function placeOf({ id, page }: Tool, inputs: Readonly<Record<string, string>> = {}): string {
  const given = Object.entries(inputs).filter(([, value]) => value !== '');
  const query = new URLSearchParams(given.map(([name, value]) => [page ? name : `${id}.${name}`, value]));
  const search = query.size > 0 ? `?${query.toString()}` : '';
  return page ? page.path + search : `/tools${search}#${id}`;
}
