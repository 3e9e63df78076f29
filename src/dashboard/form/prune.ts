import { isPlain } from './plain.ts';

/** The original indices of a shortened list, and of the lists in its items. */
export interface Trace {
  readonly from?: readonly number[];
  readonly inside: ReadonlyMap<string, Trace>;
}

interface Pruned {
  /** Undefined when everything was empty. */
  readonly value: unknown;
  readonly trace: Trace;
}

const whole: Trace = { inside: new Map() };

function pruneList(list: readonly unknown[], path: string, keep: (path: string) => boolean): Pruned {
  const kept: unknown[] = [];
  const from: number[] = [];
  const inside = new Map<string, Trace>();
  for (const [index, item] of list.entries()) {
    const { value, trace } = pruneAt(item, `${path}.${index}`, keep);
    if (value !== undefined || keep(path)) {
      inside.set(String(kept.length), trace);
      kept.push(value ?? (isPlain(item) ? {} : ''));
      from.push(index);
    }
  }
  return { value: kept, trace: { from, inside } };
}

function pruneAt(value: unknown, path: string, keep: (path: string) => boolean): Pruned {
  if (typeof value === 'string') {
    const trimmed = value.trim();
    return { value: trimmed === '' ? undefined : value, trace: whole };
  }
  if (Array.isArray(value)) {
    return pruneList(value, path, keep);
  }
  if (!isPlain(value)) {
    return { value: value ?? undefined, trace: whole };
  }
  if (value.type === 'doc') {
    // Rich text is one value: a blank between two words is no empty field.
    return { value, trace: whole };
  }
  const inside = new Map<string, Trace>();
  const entries: [string, unknown][] = [];
  for (const [name, field] of Object.entries(value)) {
    const pruned = pruneAt(field, path === '' ? name : `${path}.${name}`, keep);
    inside.set(name, pruned.trace);
    if (pruned.value !== undefined) {
      entries.push([name, pruned.value]);
    }
  }
  return {
    value: entries.length === 0 && !keep(path) ? undefined : Object.fromEntries(entries),
    trace: { inside },
  };
}

/**
 * The data without empty fields and rows; lists stay, even if they are empty.
 * @param keep says which lists keep their empty rows, because they belong to rows of other lists, and which parts stay
 * although they are empty.
 * @returns The data, undefined when everything was empty, and the original indices of its rows.
 */
export const prune = (value: unknown, keep: (path: string) => boolean): Pruned => pruneAt(value, '', keep);

/** The form's path of a path in pruned data. */
export function pathInForm(path: readonly PropertyKey[], trace: Trace): string {
  const steps: string[] = [];
  let here: Trace | undefined = trace;
  for (const key of path) {
    const step = String(key);
    steps.push(String(here?.from?.[Number(step)] ?? step));
    here = here?.inside.get(step);
  }
  return steps.join('.');
}
