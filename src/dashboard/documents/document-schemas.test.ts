import { expect, test } from 'vitest';
import { z } from 'zod';
import { documentSchemas } from './document-schemas.ts';

/** The numbers below a schema, by their paths. */
function numbersIn(schema: unknown, path: string): [string, z.ZodNumber][] {
  if (schema instanceof z.ZodNumber) {
    return [[path, schema]];
  }
  if (schema instanceof z.ZodOptional) {
    return numbersIn(schema.unwrap(), path);
  }
  if (schema instanceof z.ZodArray) {
    return numbersIn(schema.element, `${path}.0`);
  }
  if (schema instanceof z.ZodRecord) {
    return numbersIn(schema.valueType, `${path}.*`);
  }
  return schema instanceof z.ZodObject
    ? Object.entries(schema.shape).flatMap(([name, inner]) => numbersIn(inner, `${path}.${name}`))
    : [];
}

test('every number of a document has a least and a most, so that a form can say which is too big', () => {
  const numbers = Object.entries(documentSchemas).flatMap(([kind, { facts }]) => numbersIn(facts, kind));
  expect(numbers.map(([path]) => path)).toContain('tour-package.group.min');
  const isBound = ({ minValue, maxValue }: z.ZodNumber) =>
    minValue !== null && maxValue !== null && maxValue < Number.MAX_SAFE_INTEGER;
  expect(numbers.filter(([, number]) => !isBound(number)).map(([path]) => path)).toEqual([]);
});
