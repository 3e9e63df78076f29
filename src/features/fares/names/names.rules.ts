const titles = /^(?:MR|MRS|MS|MISS|MSTR|MASTER|DR)\.?$/i;

/** Whether a name can stand in a passport's machine-readable lines: Latin letters, not a title alone. */
export const canBeInPassport = (name: string): boolean =>
  /^\p{Script=Latin}[\p{Script=Latin}\p{M} .'’-]*$/u.test(name) && !titles.test(name);
