import type { SmsErrorCode, SmsOutcome } from './sms.contract.ts';

/** What each error means for the message, and what to do about it. */
const meanings: Readonly<
  Record<SmsErrorCode, { readonly kind: 'refused' | 'later' | 'away'; readonly why: string }>
> = {
  'bad-number': { kind: 'refused', why: 'The provider does not take this number.' },
  'masking-must-be-bangla': {
    kind: 'refused',
    why: 'With this sender id the text must be in Bangla.',
  },
  'bad-fields': { kind: 'refused', why: 'The provider misses a field, or the text is too long.' },
  'text-refused': { kind: 'refused', why: 'The provider does not take this text.' },
  other: { kind: 'refused', why: 'The provider does not take this message.' },
  'no-balance': { kind: 'away', why: 'The account has no balance left, or it has expired.' },
  'bad-key': { kind: 'away', why: 'The provider does not know the key or the user.' },
  'ip-not-allowed': { kind: 'away', why: 'The provider does not allow the address of this server.' },
  'bad-sender': { kind: 'away', why: 'The provider does not know the sender id.' },
  'account-closed': { kind: 'away', why: 'The account is closed, or not yet opened.' },
  unreachable: { kind: 'later', why: 'The provider cannot be reached.' },
  busy: { kind: 'later', why: 'The provider says that it cannot take messages now.' },
};

/** The outcome that follows from an error. @param given the provider's own code, shown when it is a short number */
export function failureOf(code: SmsErrorCode, given?: string | number | undefined): SmsOutcome {
  const { kind, why } = meanings[code];
  return { kind, code, why: /^\d{1,5}$/.test(String(given)) ? `${why} (${given})` : why };
}

/** Words by which providers say what is wrong: their codes are documented badly, and change. The first that fits counts. */
const patterns: readonly (readonly [RegExp, SmsErrorCode])[] = [
  [/\bbangla\b|\bbengali\b/, 'masking-must-be-bangla'],
  [/balance|credit|quota|recharge/, 'no-balance'],
  [/\bips?\b|white ?list|black ?list/, 'ip-not-allowed'],
  [/api[ _-]?(?:key|token)|unauthori[sz]ed|authenticat|credential|password|\busers?\b|username/, 'bad-key'],
  [/\bsid\b|sender|masking|stakeholder/, 'bad-sender'],
  [/inactive|suspended|disabled|expired|not verified|(?:account|client).{0,20}blocked/, 'account-closed'],
  [/msisdn|mobile|number|recipient/, 'bad-number'],
  [/content|spam|blocked/, 'text-refused'],
  [/busy|try again|too many|temporar|internal|maintenance/, 'busy'],
  [/missing|required|parameter|field|empty|too long|length|invalid message/, 'bad-fields'],
];

/** The error that a provider's words say; undefined when they say nothing that is known. */
export function errorInText(words: string): SmsErrorCode | undefined {
  const said = words.slice(0, 500).toLowerCase();
  return patterns.find(([pattern]) => pattern.test(said))?.[1];
}

/** A number as the providers want it: without its sign. */
export const withoutPlus = (to: string): string => to.replace(/^\+/, '');
