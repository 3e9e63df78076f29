import { isPlain } from './plain.ts';

/** Where the items of a shortened list stood before, and the same for what they hold. */
export interface Trace {
  readonly from?: readonly number[];
  readonly inside: ReadonlyMap<string, Trace>;
}

interface Pruned {
  /** Undefined when nothing is left. */
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
    // A text with its structure is one thing: a blank between two words is no empty field.
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
 * What was really written: empty fields and rows are left out; lists stay, be they empty.
 * @param keep says which lists keep their empty rows, because they belong to rows of other lists, and which parts stay
 * although nothing is in them.
 * @returns The rest, undefined when nothing is left, and where its rows stood.
 */
export const prune = (value: unknown, keep: (path: string) => boolean): Pruned => pruneAt(value, '', keep);

/** The path of something pruned, as the form has it. */
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
