import { z } from 'zod';

function inside(schema: unknown, step: string): unknown {
  const whole = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  if (whole instanceof z.ZodObject) {
    return whole.shape[step];
  }
  if (whole instanceof z.ZodArray) {
    return whole.element;
  }
  return whole instanceof z.ZodRecord ? whole.valueType : undefined;
}

/** The schema at a path below another one, such as `kinds.0.fees`; undefined when it has nothing there. */
export function schemaAt(schema: z.ZodType, path: string): z.ZodType | undefined {
  const found = (path === '' ? [] : path.split('.')).reduce<unknown>(inside, schema);
  const whole = found instanceof z.ZodOptional ? found.unwrap() : found;
  return whole instanceof z.ZodType ? whole : undefined;
}

/** The least and the most of a number; the most characters of a text, or items of a list. Undefined as far as it isn't said. */
export function limitsOf(schema: z.ZodType | undefined): {
  min?: number | undefined;
  max?: number | undefined;
} {
  if (schema instanceof z.ZodNumber) {
    return { min: schema.minValue ?? undefined, max: schema.maxValue ?? undefined };
  }
  const longest = schema?.def.checks?.find((check) => check instanceof z.core.$ZodCheckMaxLength);
  return { max: longest?._zod.def.maximum };
}
