import { endpoints } from '@mathtools/contracts/endpoints';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { sharedApp } from './testing/test-app.js';

interface Described {
  readonly properties?: object;
  readonly items?: Described;
}

interface Content {
  readonly content: { readonly 'application/json': { readonly schema: Described } };
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: Content;
  readonly responses: { readonly 200: Content };
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

type Endpoint = Readonly<Partial<Record<'params' | 'query' | 'body' | 'response', z.ZodType>>>;

/** Returns the field names of an object, or of each item of a list. */
function fieldsOf({ properties = {}, items }: Described = {}): string[] {
  return items ? ['each', ...fieldsOf(items)] : Object.keys(properties).sort();
}

const contracted = (schema: z.ZodType | undefined): string[] =>
  schema ? fieldsOf(z.toJSONSchema(schema, { io: 'input' }) as Described) : [];

const whole = sharedApp();
// The demo payment routes aren't documented.
const listed = Object.entries<Endpoint>(endpoints).filter(([endpoint]) => !endpoint.includes('/demo/'));

it.each(listed)('the site calls %s as it is served', async (endpoint, { params, query, body, response }) => {
  const [method = '', path = ''] = endpoint.split(' ');
  const { paths } = (await whole().app.inject('/api/openapi.json')).json<Description>();
  const served = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  const named = (place: string): string[] =>
    (served?.parameters ?? []).flatMap((each) => (each.in === place ? [each.name] : [])).sort();
  const content = (part: Content | undefined): string[] => fieldsOf(part?.content['application/json'].schema);
  expect(served).toBeDefined();
  expect(named('path')).toEqual(contracted(params));
  expect(named('query')).toEqual(contracted(query));
  expect(content(served?.requestBody)).toEqual(contracted(body));
  expect(content(served?.responses[200])).toEqual(contracted(response));
});
