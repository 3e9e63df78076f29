/**
 * Input from before hydration, typed or restored by the browser: by the name of the field, undefined for unchanged
 * fields. Read in a layout effect: with a passive one a field that is typed right after it would render without the others.
 */
export function earlyInput(form: HTMLFormElement | null): (name: string) => string | undefined {
  return (name) => {
    const control = form?.elements.namedItem(name);
    if (control instanceof RadioNodeList) {
      const chosen = [...control].find((each) => each instanceof HTMLInputElement && each.checked);
      return chosen instanceof HTMLInputElement && !chosen.defaultChecked ? chosen.value : undefined;
    }
    if (control instanceof HTMLSelectElement) {
      const written = [...control.options].find(({ defaultSelected }) => defaultSelected);
      return written && control.value !== written.value ? control.value : undefined;
    }
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      return control.checked === control.defaultChecked ? undefined : control.checked ? control.value : '';
    }
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    return isText && control.value !== control.defaultValue ? control.value : undefined;
  };
}
