/** How a name is typed, wherever one is asked for. */
export const nameInput = { id: 'name', type: 'text', autoComplete: 'name', maxLength: 80 } as const;

/** How an address is typed. */
export const emailInput = {
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: 254,
} as const;
