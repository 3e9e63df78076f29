/**
 * What became of a message that was handed to a provider.
 * @template Code the provider's answers in plain words
 */
export type Handover<Code extends string> =
  /** The provider has it. `reference`: its own id of it, when it gave one. */
  | { readonly kind: 'taken'; readonly reference: string | null }
  /** Never this message: another one may go. */
  | { readonly kind: 'refused'; readonly why: string; readonly code: Code }
  /** Not taken for sure, and may be tried again. */
  | { readonly kind: 'later'; readonly why: string; readonly code: Code }
  /** Nothing can be sent for anybody until somebody has done something about it. */
  | { readonly kind: 'away'; readonly why: string; readonly code: Code }
  /** It was sent, and no usable answer came: it may have been taken. */
  | { readonly kind: 'unknown'; readonly why: string };
