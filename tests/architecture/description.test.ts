import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { isRecord } from '#platform/record.ts';
import { type Door, openDoor } from '../access/door.ts';

const media = z.record(z.string(), z.looseObject({ schema: z.unknown(), example: z.unknown().optional() }));
const operation = z.looseObject({
  operationId: z.string(),
  summary: z.string().min(5),
  tags: z.array(z.string()).min(1),
  'x-access': z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(z.looseObject({ name: z.string(), in: z.string(), required: z.boolean() })).default([]),
  requestBody: z.looseObject({ content: media }).optional(),
  responses: z.record(z.string(), z.looseObject({ content: media.optional(), $ref: z.string().optional() })),
});
const description = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
});

let door: Door;
let described: z.infer<typeof description>;
let text: string;
beforeAll(async () => {
  door = await openDoor();
  text = await (await door.request('GET', '/api/openapi.json')).text();
  described = description.parse(JSON.parse(text));
});
afterAll(() => door.close());

const operations = () =>
  Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]) => ({
      name: `${method.toUpperCase()} ${path}`,
      path,
      each,
    })),
  );

/** Whether a value is as a JSON schema of the description says; the words say what isn't. */
function trouble(schema: unknown, value: unknown): string | undefined {
  const own = z.record(z.string(), z.unknown()).parse(schema);
  const whole = { ...own, $defs: described.components.schemas };
  const readable = JSON.parse(JSON.stringify(whole).replaceAll('#/components/schemas/', '#/$defs/'));
  const parsed = z.fromJSONSchema(readable).safeParse(value);
  return parsed.success ? undefined : String(parsed.error);
}

test('every operation has a name of its own, and says who may use it and what it refuses', () => {
  const all = operations();
  expect(all.length).toBeGreaterThan(150);
  expect(new Set(all.map(({ each }) => each.operationId)).size).toBe(all.length);
  const wrong = all.flatMap(({ name, path, each }) => {
    const isOpen = each['x-access'] === 'anyone';
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part).sort();
    const declared = each.parameters.filter((one) => one.in === 'path');
    const statuses = Object.keys(each.responses);
    const own = path === '/jwt';
    return [
      (each.security.length === 0) === isOpen || own ? [] : ['its security is not its access'],
      isOpen || statuses.includes('401') ? [] : ['no 401'],
      isOpen || each['x-access'] === 'signed-in' || statuses.includes('403') ? [] : ['no 403'],
      statuses.some((status) => /^[23]/.test(status)) ? [] : ['no answer'],
      statuses.includes('503') ? [] : ['no 503'],
      each.requestBody === undefined || ['400', '413', '415'].every((one) => statuses.includes(one))
        ? []
        : ['a body without 400, 413 or 415'],
      JSON.stringify(declared.map((one) => one.name).sort()) === JSON.stringify(inPath)
        ? []
        : ['its path has other parameters'],
      declared.every((one) => one.required) ? [] : ['a part of its path may be missing'],
      Object.entries(each.responses).some(
        ([status, one]) =>
          /^[45]/.test(status) &&
          one.$ref === undefined &&
          !('application/problem+json' in (one.content ?? {})),
      )
        ? ['a refusal that is no problem']
        : [],
    ].flatMap((what) => what.map((words) => `${name}: ${words}`));
  });
  expect(wrong).toEqual([]);
});

test('the example of every body is right by the schema beside it, as anybody reads it', () => {
  const bodies = operations().flatMap(({ name, each }) =>
    Object.entries(each.requestBody?.content ?? {})
      .filter(([type]) => type === 'application/json')
      .map(([, { schema, example }]) => ({ name, schema, example })),
  );
  expect(bodies.length).toBeGreaterThan(60);
  const wrong = bodies.flatMap(({ name, schema, example }) => {
    const words = trouble(schema, example);
    return words === undefined ? [] : [`${name}: ${words}`];
  });
  expect(wrong).toEqual([]);
  // The look sees an example that isn't.
  const first = bodies.find(({ example }) => isRecord(example));
  expect(trouble(first?.schema, 7)).toBeDefined();
});

test('every pattern of the description is one that any reader of JSON schemas understands', () => {
  const patterns = new Set(
    [...text.matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(([, each]) => each ?? ''),
  );
  expect(patterns.size).toBeGreaterThan(10);
  for (const each of patterns) {
    const pattern = z.string().parse(JSON.parse(each));
    // Readers differ in whether they read it as Unicode.
    expect(() => new RegExp(pattern, 'u')).not.toThrow();
    expect(pattern, 'neither flags nor what needs them').not.toMatch(/\/[a-z]+$|\\[pP]\{/);
  }
});
