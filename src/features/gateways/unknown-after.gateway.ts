import { GatewayError } from '#platform/http-client/ask.gateway.ts';

/** What follows from a call that failed: nothing, as far as the money is concerned. */
export function unknownAfter(cause: unknown): { readonly state: 'unknown'; readonly reason: string } {
  if (cause instanceof GatewayError) {
    return { state: 'unknown', reason: cause.message };
  }
  throw cause;
}
