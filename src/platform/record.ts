/** A JSON object; lists are excluded. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of a field, when the value is a record that has it. */
export const fieldOf = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

/** A replacer for JSON.stringify: sorted keys, so that equal data has equal text. */
export const inOrder = (_name: string, value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
