import type { WhatsappErrorCode, WhatsappOutcome } from './whatsapp.contract.ts';

/** What each error means for the message, and what to do about it. */
const meanings: Readonly<
  Record<WhatsappErrorCode, { readonly kind: 'refused' | 'later' | 'away'; readonly why: string }>
> = {
  'window-over': {
    kind: 'refused',
    why: 'The customer has not written for 24 hours: only a template may be sent.',
  },
  'not-on-whatsapp': { kind: 'refused', why: 'The number is not on WhatsApp, or cannot get this message.' },
  'bad-number': { kind: 'refused', why: 'WhatsApp does not send to this number.' },
  'opted-out': { kind: 'refused', why: 'The customer does not want such messages.' },
  'not-delivered': {
    kind: 'refused',
    why: 'WhatsApp does not deliver more of such messages to this customer.',
  },
  'template-missing': {
    kind: 'refused',
    why: 'The template does not exist in this language, or is not approved.',
  },
  'template-paused': { kind: 'refused', why: 'WhatsApp has paused or closed the template.' },
  'bad-fields': { kind: 'refused', why: 'The message does not fit its template, or a field is missing.' },
  'bad-media': { kind: 'refused', why: 'WhatsApp does not take this file.' },
  other: { kind: 'refused', why: 'WhatsApp does not take this message.' },
  'bad-token': { kind: 'away', why: 'WhatsApp does not take the token, or it lacks a right.' },
  'bad-phone-id': {
    kind: 'away',
    why: 'WhatsApp does not know the phone id, or the number is not registered.',
  },
  'account-closed': { kind: 'away', why: 'WhatsApp has blocked the account.' },
  'no-payment': { kind: 'away', why: 'The account has no valid way of payment.' },
  rate: { kind: 'later', why: 'Too many messages in a short time.' },
  busy: { kind: 'later', why: 'WhatsApp says that it cannot take messages now.' },
  unreachable: { kind: 'later', why: 'WhatsApp cannot be reached.' },
};

/** Graph's codes, as its list of errors has them. */
const codes: Readonly<Record<number, WhatsappErrorCode>> = {
  0: 'bad-token',
  1: 'busy',
  2: 'busy',
  3: 'bad-token',
  4: 'rate',
  10: 'bad-token',
  33: 'bad-phone-id',
  100: 'bad-fields',
  190: 'bad-token',
  200: 'bad-token',
  368: 'account-closed',
  80007: 'rate',
  130429: 'rate',
  130472: 'not-delivered',
  131000: 'busy',
  131005: 'bad-token',
  131008: 'bad-fields',
  131009: 'bad-fields',
  131016: 'busy',
  131021: 'bad-number',
  131026: 'not-on-whatsapp',
  131030: 'bad-number',
  131031: 'account-closed',
  131042: 'no-payment',
  131045: 'bad-phone-id',
  131047: 'window-over',
  131048: 'rate',
  131049: 'not-delivered',
  131050: 'opted-out',
  131051: 'bad-fields',
  131053: 'bad-media',
  131056: 'rate',
  132000: 'bad-fields',
  132001: 'template-missing',
  132005: 'bad-fields',
  132007: 'bad-fields',
  132012: 'bad-fields',
  132015: 'template-paused',
  132016: 'template-paused',
  132018: 'bad-fields',
  133010: 'bad-phone-id',
};

/** The object of the address does not exist: there it is the phone id that is wrong, not a field. */
const noSuchObject = 33;

/** An error of Graph in plain words. */
export function errorOf(code: number, subcode?: number | undefined): WhatsappErrorCode {
  if (code === 100 && subcode === noSuchObject) {
    return 'bad-phone-id';
  }
  return codes[code] ?? (code > 200 && code < 300 ? 'bad-token' : 'other');
}

/** What an error means, as one sentence. */
export const whyOf = (error: WhatsappErrorCode): string => meanings[error].why;

/** The outcome that follows from an error. @param given Graph's own code */
export function failureOf(error: WhatsappErrorCode, given?: number | undefined): WhatsappOutcome {
  const { kind, why } = meanings[error];
  return { kind, code: error, why: given === undefined ? why : `${why} (${given})` };
}
