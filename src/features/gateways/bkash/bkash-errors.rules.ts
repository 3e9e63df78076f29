import { errorShapes } from './bkash.contract.ts';

/** What an answer of bKash says in a code. */
export interface BkashOutcome {
  /** `0000` for success; undefined when it says nothing in any of its shapes. */
  readonly code: string | undefined;
  readonly message: string;
  /** The token isn't taken: renew it once. */
  readonly isUnauthorized: boolean;
}

const gatewayMessages =
  /^(?:unauthorized|the incoming token has expired|missing authentication token|identity token)/i;

/** Reads the outcome from any of the shapes in which bKash tells one. */
export function outcomeOf(status: number, body: unknown): BkashOutcome {
  const parsed = errorShapes.safeParse(body);
  if (!parsed.success) {
    return { code: undefined, message: `status ${status}`, isUnauthorized: status === 401 };
  }
  const told = parsed.data;
  const failed = told.errorCode ?? told.externalCode ?? told.internalCode;
  const code = told.statusCode ?? failed ?? (told.message === undefined && status < 400 ? '0000' : undefined);
  const message =
    told.statusMessage ?? told.errorMessage ?? told.errorMessageEn ?? told.message ?? `status ${status}`;
  const isUnauthorized =
    code === '2079' || status === 401 || (code === undefined && gatewayMessages.test(told.message ?? ''));
  return { code, message: message.slice(0, 200), isUnauthorized };
}

/** The payment was executed, or is being executed, by an earlier call: only the query knows. */
export const asksForQuery: ReadonlySet<string> = new Set(['2062', '2068', '2116', '2117', '2119']);

/** The customer hasn't confirmed: nothing was moved, and the payment can still be executed. */
export const notConfirmed = '2060';

/** Codes after which no money has moved and none will: the wallet or the customer's input refused it. */
export const declined: ReadonlySet<string> = new Set([
  '2002',
  '2011',
  '2014',
  '2015',
  '2016',
  '2017',
  '2018',
  '2019',
  '2023',
  '2057',
  '2069',
]);

/** Refunds that bKash will never carry out. */
export const refundRefused: ReadonlySet<string> = new Set([
  '2071',
  '2072',
  '2073',
  '2074',
  '2075',
  '2076',
  '2077',
  '2078',
  '2080',
  '2081',
  '2082',
  '2127',
  '3045',
]);
