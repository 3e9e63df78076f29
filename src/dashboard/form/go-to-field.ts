import { fieldId } from './form-context.tsx';

/** The block of a rich text that a path leads into: `texts.en.body.content.3.attrs.media` is its fourth. */
function blockOf(path: string): Element | undefined {
  const [, text = '', place = ''] = /^(.+)\.content\.(\d+)(?:\.|$)/.exec(path) ?? [];
  const editor = text === '' ? null : document.getElementById(fieldId(text));
  const blocks = [...(editor?.children ?? [])].filter((each) => !each.matches('.ProseMirror-gapcursor'));
  return blocks[Number(place)];
}

/** The control at a path of the form, or the nearest parent. */
function elementOf(path: string): HTMLElement | null {
  const block = blockOf(path);
  if (block instanceof HTMLElement) {
    return block;
  }
  const inside = document.querySelector<HTMLElement>(`[id^="${fieldId(path)}-"]`);
  const steps = path.split('.');
  for (let length = steps.length; length > 0; length -= 1) {
    const found = document.getElementById(fieldId(steps.slice(0, length).join('.')));
    if (found) {
      return found;
    }
    if (length === steps.length && inside) {
      return inside;
    }
  }
  return null;
}

/** Scrolls to a field, opening what contains it, and focuses it. @returns whether it was found. */
export function goToField(path: string): boolean {
  const element = elementOf(path);
  if (!element) {
    return false;
  }
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
    fold.open = true;
  }
  element.scrollIntoView({ block: 'center' });
  const first = element.matches('input, textarea, button, [contenteditable="true"]')
    ? element
    : // What is missing before what is there: a picture has a description in each language.
      (element.querySelector<HTMLElement>(':is(input, textarea):invalid') ??
      element.querySelector<HTMLElement>('input, textarea, button, [contenteditable="true"]'));
  (first ?? element).focus({ preventScroll: true });
  return true;
}
