import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fieldOf } from '#platform/record.ts';
import { parsePastedList, typedFromLines } from '../names-table/pasted-list.rules.ts';
import {
  type AgesAt,
  type NamesRow,
  type Pasted,
  pasteControl,
  sortedInto,
} from '../names-table/sorted-list.rules.ts';
import {
  answerName,
  controlName,
  linesIn,
  parseTyped,
  type TypedTraveller,
  travellerFields,
} from '../names-table/typed-traveller.rules.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isControl = (control: unknown): control is Control =>
  control instanceof HTMLInputElement ||
  control instanceof HTMLSelectElement ||
  control instanceof HTMLTextAreaElement;

function put(form: HTMLFormElement, name: string, value: string): void {
  const control = form.elements.namedItem(name);
  if (isControl(control)) {
    control.value = value;
  }
}

function readStored(place: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null');
  } catch {
    return null;
  }
}

/** Forgets what was typed for this tab, once it is saved. */
export function forgetNames(place: string): void {
  try {
    sessionStorage.removeItem(place);
  } catch {
    // Storage may be disabled: then nothing is kept.
  }
}

interface NamesTableState {
  /** As what it is kept for this tab, so that it survives a reload. */
  readonly place: string;
  readonly rows: readonly NamesRow[];
  readonly ages: AgesAt;
  /** The warnings that were answered, by place. */
  readonly answered: Readonly<Record<string, readonly string[]>>;
  /** What the server gave back wins over what is kept. */
  readonly wasPosted: boolean;
}

/** What is typed into a table of names. Its controls keep it themselves, so that the form works without scripts. */
export function useNamesTable({ place, rows, ages, wasPosted, answered: start }: NamesTableState) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<readonly TypedTraveller[]>(rows.map((row) => row.typed));
  const [answered, setAnswered] = useState(start);
  const [pasted, setPasted] = useState<Pasted>();
  const [isRestored, setRestored] = useState(false);

  function read(current: HTMLFormElement): TypedTraveller[] {
    const fields = new FormData(current);
    const valueIn = (name: string) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : undefined;
    };
    return rows.map((row) => parseTyped(valueIn, row.place, row.typed));
  }
  function store(current: HTMLFormElement): void {
    try {
      const values = [...new FormData(current)].filter(([, value]) => typeof value === 'string');
      sessionStorage.setItem(place, JSON.stringify(Object.fromEntries(values)));
    } catch {
      // Storage may be full or disabled; the form works without.
    }
  }
  function look(current: HTMLFormElement | null): void {
    if (current !== null) {
      const fields = new FormData(current);
      const answersOf = (row: NamesRow) => fields.getAll(answerName(row.place)).map(String);
      setTyped(read(current));
      setAnswered(Object.fromEntries(rows.map((row) => [row.place, answersOf(row)])));
      store(current);
    }
  }
  function fill(current: HTMLFormElement, filled: readonly TypedTraveller[]): void {
    for (const [index, row] of rows.entries()) {
      for (const field of travellerFields) {
        put(current, controlName(row.place, field), filled[index]?.[field] ?? '');
      }
    }
    look(current);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept, or was typed before hydration, is taken over once.
  useLayoutEffect(() => {
    const current = form.current;
    const kept = wasPosted ? null : readStored(place);
    if (current !== null && kept !== null) {
      for (const name of rows.flatMap((row) =>
        travellerFields.map((field) => controlName(row.place, field)),
      )) {
        const value = fieldOf(kept, name);
        if (typeof value === 'string' && value !== '') {
          put(current, name, value);
        }
      }
      setRestored(true);
    }
    look(current);
  }, []);

  const isPressed = useRef(false);
  useEffect(() => {
    const end = new AbortController();
    const watch = (name: 'pointerdown' | 'pointerup' | 'pointercancel', pressed: boolean) =>
      addEventListener(
        name,
        () => {
          isPressed.current = pressed;
        },
        { capture: true, signal: end.signal },
      );
    watch('pointerdown', true);
    watch('pointerup', false);
    watch('pointercancel', false);
    return () => end.abort();
  }, []);

  return {
    form: form satisfies RefObject<HTMLFormElement | null>,
    typed,
    answered,
    pasted,
    isRestored,
    /** Keeps what is typed; a passport's two lines fill in the other fields of their row. */
    keep(event: { readonly currentTarget: HTMLFormElement; readonly target: EventTarget }): void {
      const { currentTarget, target } = event;
      const row =
        target instanceof HTMLTextAreaElement
          ? rows.find((each) => target.name === controlName(each.place, 'lines'))
          : undefined;
      const lines = row && target instanceof HTMLTextAreaElement ? linesIn(target.value) : undefined;
      const known = lines && typedFromLines(lines, ages.today);
      if (row && known) {
        for (const field of travellerFields) {
          if (known[field] !== '') {
            put(currentTarget, controlName(row.place, field), known[field]);
          }
        }
        look(currentTarget);
      }
      if (target instanceof HTMLInputElement && target.type === 'checkbox') {
        look(currentTarget);
      }
      store(currentTarget);
    },
    /**
     * Looks at all rows, as when somebody goes on to the next field. While they press a button for that, nothing may move below
     * their finger: it is looked at once that is up.
     */
    look(): void {
      if (isPressed.current) {
        addEventListener('pointerup', () => setTimeout(() => look(form.current)), { once: true });
      } else {
        look(form.current);
      }
    },
    /** Sorts what was pasted into the rows. */
    sort(): void {
      const current = form.current;
      const area = current?.elements.namedItem(pasteControl);
      if (current && area instanceof HTMLTextAreaElement) {
        const list = parsePastedList(area.value, ages.today);
        const now = read(current);
        const { rows: sorted, ...told } = sortedInto(
          rows.map((row, index) => ({ ...row, typed: now[index] ?? row.typed })),
          list.travellers,
          ages,
        );
        fill(
          current,
          sorted.map((row) => row.typed),
        );
        setPasted({ ...told, unread: list.unread });
        area.value = '';
      }
    },
  };
}
