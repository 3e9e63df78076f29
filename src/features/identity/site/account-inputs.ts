/** Attributes of every input for a name. */
export const nameInput = { id: 'name', type: 'text', autoComplete: 'name', maxLength: 80 } as const;

/** Attributes of every input for an e-mail address. */
export const emailInput = {
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: 254,
} as const;
