/** Forms whose words aren't lost by leaving: their page keeps them or asks itself, or nothing is entered in them. */
const kept = '[data-kept], [role="search"], .of-gate-form';

interface Touched {
  /** What stood in its fields before the first key. */
  readonly before: string;
  typed: boolean;
  sending: boolean;
}

const touched = new Map<HTMLFormElement, Touched>();

/** What stands in the fields of a form. */
const standingIn = (form: HTMLFormElement): string =>
  JSON.stringify(
    [...form.elements].flatMap((field) =>
      field instanceof HTMLInputElement && field.type !== 'hidden'
        ? [[field.type === 'checkbox' || field.type === 'radio' ? field.checked : field.value]]
        : field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement
          ? [[field.value]]
          : [],
    ),
  );

function formOf({ target }: Event): HTMLFormElement | undefined {
  const form = target instanceof Element ? target.closest('form') : null;
  return form ?? undefined;
}

function look(event: Event): void {
  const form = formOf(event);
  if (form !== undefined && !touched.has(form)) {
    touched.set(form, { before: standingIn(form), typed: false, sending: false });
  }
}

function type(event: Event): void {
  const form = formOf(event);
  const known = form && touched.get(form);
  if (known) {
    known.typed = true;
    known.sending = false;
  }
}

function press(event: MouseEvent | KeyboardEvent | SubmitEvent): void {
  const form = formOf(event);
  const known = form && touched.get(form);
  const isButton = event.target instanceof Element && event.target.closest('button') !== null;
  const isEnter = event instanceof KeyboardEvent && event.key === 'Enter' && (event.ctrlKey || event.metaKey);
  if (known && (event.type === 'submit' || isEnter || (event.type === 'click' && isButton))) {
    known.sending = true;
  }
}

/** Watches every form of the page, also of those that come later. @returns stops */
export function watchForms(): () => void {
  const end = new AbortController();
  const options = { capture: true, signal: end.signal };
  for (const name of ['focusin', 'pointerdown', 'beforeinput'] as const) {
    addEventListener(name, look, options);
  }
  for (const name of ['input', 'change'] as const) {
    addEventListener(name, type, options);
  }
  for (const name of ['click', 'keydown', 'submit'] as const) {
    addEventListener(name, press, options);
  }
  return () => end.abort();
}

/** Whether something was typed into a form within a place of the page, and not sent. */
export function isHalfTyped(within: Element = document.documentElement): boolean {
  for (const [form, { before, typed }] of [...touched]) {
    if (!form.isConnected) {
      touched.delete(form);
    } else if (typed && !form.matches(kept) && within.contains(form) && standingIn(form) !== before) {
      return true;
    }
  }
  return false;
}

/** Nobody wants what was typed within a place of the page. */
export function forgetTyped(within: Element = document.documentElement): void {
  for (const form of [...touched.keys()].filter((form) => within.contains(form))) {
    touched.delete(form);
  }
}

/** A write was answered: the form that sent it is kept by the office now, or goes on as it was. */
export function sentForms(isDone: boolean): void {
  for (const [form, known] of [...touched].filter(([, { sending }]) => sending)) {
    known.sending = false;
    if (isDone) {
      touched.delete(form);
    }
  }
}
