import { describe, expect, it } from 'vitest';
import { sharedApp, testApp } from '../testing/test-app.js';

interface Schema {
  properties?: Record<string, object>;
  required?: string[];
  additionalProperties?: boolean;
}

interface Operation {
  summary?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
}

interface Description {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
}

/** Lists the fields that an operation accepts and returns. A "?" marks an optional field. */
function fieldsOf({ parameters = [], requestBody, responses }: Operation): string[] {
  const bodies = { body: requestBody, 200: responses['200'] };
  return [
    ...parameters.map(
      (each) => `${each.in} ${each.name}${each.required ? '' : '?'} ${JSON.stringify(each.schema)}`,
    ),
    ...Object.entries(bodies).flatMap(([place, body]) => {
      const { properties = {}, required = [] } = body?.content['application/json']?.schema ?? {};
      return Object.entries(properties).map(([name, schema]) => {
        const text = JSON.stringify(schema);
        const limits = text.length > 200 ? '…' : text;
        return `${place} ${name}${required.includes(name) ? '' : '?'} ${limits}`;
      });
    }),
  ];
}

const whole = sharedApp();

describe('the description of the API', () => {
  it('is OpenAPI 3.1, generated from the contracts', async () => {
    const { app } = whole();
    const response = await app.inject('/api/openapi.json');
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    const document = response.json<Description>();
    expect(document.openapi).toBe('3.1.0');
    expect(
      document.paths['/api/progress/{category}']?.post?.requestBody?.content['application/json']?.schema,
    ).toEqual({
      type: 'object',
      properties: {
        problemsCompleted: { type: 'integer', minimum: 0, maximum: 1_000_000 },
        streak: { type: 'integer', minimum: 0, maximum: 1_000_000 },
      },
      required: ['problemsCompleted', 'streak'],
      additionalProperties: false,
    });
    for (const operation of Object.values(document.paths).flatMap((methods) => Object.values(methods))) {
      expect(operation.summary).toMatch(/^[A-Z]/);
      expect(operation.tags).toHaveLength(1);
      const { content = {} } = operation.responses['200'] ?? {};
      expect((content['application/json'] ?? content['text/csv'])?.schema).toBeDefined();
      const body = operation.requestBody?.content['application/json'];
      if (operation.requestBody) expect(body?.schema.additionalProperties).toBe(false);
    }
  });

  it('names the fields of fields.txt, which shows a change of a contract in review', async () => {
    const { app } = whole();
    const { paths } = (await app.inject('/api/openapi.json')).json<Description>();
    const lines = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) => [
        `${method.toUpperCase()} ${path}`,
        ...fieldsOf(operation).map((field) => `  ${field}`),
      ]),
    );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('fields.txt');
  });

  it('describes everything that it refers to', async () => {
    const { app } = whole();
    const { body } = await app.inject('/api/openapi.json');
    const { components } = JSON.parse(body) as { components: { schemas: Record<string, object> } };
    const places = [...body.matchAll(/"\$ref":"#\/components\/schemas\/([^"]*)"/g)];
    const names = places.map(([, name]) => name);
    expect(names).toContain('Expression');
    expect(body.match(/"\$ref"/g)).toHaveLength(names.length);
    expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(names));
    expect(JSON.stringify(components.schemas['Expression'])).toContain('"√"');
  });

  it('says that POST routes may answer 400, 403, 413, 415, 429 and 503', async () => {
    const { app } = whole();
    const { paths } = (await app.inject('/api/openapi.json')).json<{
      paths: Record<string, Record<string, Operation>>;
    }>();
    const posts = Object.values(paths).flatMap(({ post }) => post ?? []);
    expect(posts.length).toBeGreaterThanOrEqual(9);
    for (const { responses } of posts) {
      expect(Object.keys(responses)).toEqual(
        expect.arrayContaining(['400', '403', '413', '415', '429', '503']),
      );
    }
  });
});

it('has no page unless API_DOCS is on', async () => {
  expect((await whole().app.inject('/api/docs')).statusCode).toBe(404);
});

it('can be read in a browser, with a policy that allows no inline code and no other host', async () => {
  const { app } = await testApp({ API_DOCS: 'on' });
  const page = await app.inject('/api/docs');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toBe(
    "default-src 'none';script-src 'self';" +
      "style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w=';style-src-attr 'unsafe-inline';img-src 'self' data:;" +
      "connect-src 'self';form-action 'none';frame-ancestors 'none';base-uri 'none'",
  );
  const parts = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url ?? '');
  expect(parts.length).toBeGreaterThan(4);
  for (const url of parts) expect((await app.inject(url)).statusCode).toBe(200);
  expect(page.body).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\son\w+=|https?:/);
});
