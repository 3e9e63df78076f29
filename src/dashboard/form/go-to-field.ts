import { fieldId } from './form-context.tsx';

/** The control at a path of the form, or the nearest parent. */
function elementOf(path: string): HTMLElement | null {
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
  const first = element.matches('input, textarea, button, [contenteditable]')
    ? element
    : element.querySelector<HTMLElement>('input, textarea, button, [contenteditable="true"]');
  (first ?? element).focus({ preventScroll: true });
  return true;
}
