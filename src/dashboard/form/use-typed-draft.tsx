import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { createContext, type RefObject, use, useEffect, useRef, useState } from 'react';
import { visitorState } from '#features/identity/browser/visitor-state.ts';
import { m } from '#messages/messages.js';
import type { Plain } from './plain.ts';
import {
  countValues,
  hasFile,
  isTyped,
  removeDraft,
  storeDraft,
  storedDraft,
  takenUp,
} from './typed-draft.ts';

/** What is typed again in a moment isn't kept; leaving asks first. */
const minValues = 3;

/** How often somebody did something: what a form sets by itself isn't a draft. */
let deeds = 0;
for (const name of ['click', 'keydown', 'input', 'change', 'paste', 'drop']) {
  globalThis.addEventListener?.(name, () => deeds++, { capture: true });
}

/** The drafts whose forms are on the screen. */
const shown = new Map<string, number>();

/** A draft that is kept however short its form is. */
export interface NamedDraft {
  readonly name: string;
  /** Its page says itself that it is kept. */
  readonly isSaid?: boolean;
}

/** What the form of a dialog is about. Without it nothing of the dialog is kept, and leaving asks first. */
export const DialogAbout = createContext<string | undefined>(undefined);

interface Place {
  readonly uid: string;
  readonly key: string;
  /** What the user calls it. */
  readonly title: string;
}

/** Where a form stands: on its page and what the address says, or in its dialog and what that is about. */
function placeOf(form: HTMLFormElement, uid: string, name: string | undefined, about: string): Place {
  const dialog = form.closest<HTMLElement>('[role="dialog"]');
  const title = (dialog ?? document).querySelector(dialog ? 'h2' : 'h1')?.textContent ?? '';
  const { pathname, search } = location;
  const here = dialog ? [pathname, title] : [pathname, search];
  return { uid, key: name ?? [...here, about].join(' '), title };
}

/** Says that what was typed is kept, with a button for whoever doesn't want it any more. */
function notifyStored({ uid, key, title }: Place): void {
  const id = `draft ${key}`;
  const drop = () => {
    removeDraft(uid, key);
    notifications.hide(id);
  };
  notifications.show({
    id,
    message: (
      <>
        {m.office_draft_stored({ title })}{' '}
        <Button size="compact-sm" variant="default" onClick={drop}>
          {m.office_draft_drop()}
        </Button>
      </>
    ),
  });
}

/**
 * Keeps what is typed into a form: a reload, a click in the menu, and Escape lose nothing. It is kept in this tab, for one person,
 * until it is sent, thrown away, or that person signs out.
 * @param names `draft` of one that is kept however short it is, and says so itself; `once` of what is entered
 */
export function useTypedDraft<Values extends object>(
  ref: RefObject<HTMLFormElement | null>,
  begin: Values,
  { draft: named, once }: { readonly draft?: NamedDraft; readonly once?: string },
) {
  // Dialogs stand outside of the gate.
  const [uid] = useState(() => visitorState().user?.uid);
  const [start] = useState(begin);
  const [takenAt, setTakenAt] = useState<number>();
  const keeps = named !== undefined || countValues(start) >= minValues;
  const about = use(DialogAbout);
  const [isPlaced, setPlaced] = useState(false);
  const isSaid = named?.isSaid === true;
  const place = useRef<Place>(undefined);
  const since = useRef(deeds);
  const entry = useRef<string>(crypto.randomUUID());
  const now = useRef({ isAhead: false, isStill: false });

  function forget() {
    if (place.current) {
      removeDraft(place.current.uid, place.current.key);
    }
    now.current.isAhead = false;
    setTakenAt(undefined);
  }
  /** Changes that nobody typed. */
  function still(change: () => unknown) {
    now.current.isStill = true;
    change();
    now.current.isStill = false;
  }
  useEffect(
    () => () => {
      const { current: left } = place;
      if (left === undefined) {
        return;
      }
      shown.set(left.key, (shown.get(left.key) ?? 1) - 1);
      place.current = undefined;
      // A form that comes anew in its place takes it up by itself.
      setTimeout(() => {
        if (now.current.isAhead && !isSaid && !shown.get(left.key) && storedDraft(left.uid, left.key)) {
          notifyStored(left);
        }
      });
    },
    [isSaid],
  );
  return {
    entry,
    takenAt,
    forget,
    still,
    note(values: Values) {
      const { current: here } = place;
      if (!keeps || here === undefined || now.current.isStill || deeds === since.current) {
        return;
      }
      now.current.isAhead = isTyped(start, values);
      if (now.current.isAhead) {
        storeDraft(here.uid, here.key, entry.current, start, values);
      } else {
        forget();
      }
    },
    isKept: (values: Values) => isPlaced && !hasFile(values),
    /** Everything as it began. */
    throwAway(fill: (values: Values) => void) {
      forget();
      still(() => fill(start));
      ref.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    },
    /** Takes up what is kept; called whenever it has rendered, as it may stand in the page only later. */
    takeUp(fill: (values: Values) => void) {
      if (!keeps || uid === undefined || ref.current === null || place.current !== undefined) {
        return;
      }
      const name = named?.name ?? once;
      // A dialog that doesn't say what it is about may be of another thing the next time.
      if (name === undefined && about === undefined && ref.current.closest('[role="dialog"]') !== null) {
        return;
      }
      place.current = placeOf(ref.current, uid, name, `${about ?? ''} ${Object.keys(start).join()}`);
      setPlaced(true);
      const { key } = place.current;
      shown.set(key, (shown.get(key) ?? 0) + 1);
      notifications.hide(`draft ${key}`);
      const draft = storedDraft(uid, key);
      const taken: Plain = draft ? takenUp(start, draft) : {};
      if (draft && Object.keys(taken).length > 0) {
        entry.current = draft.entry;
        now.current.isAhead = true;
        still(() => fill({ ...start, ...taken }));
        setTakenAt(draft.at);
      }
    },
  };
}
