import { createHash } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import type { BkashConfig } from '#platform/config-gateways.ts';
import type { Database } from '#platform/database/database.ts';
import { ask, GatewayError, overNetwork, type Send } from '#platform/http-client/ask.gateway.ts';
import { grantAnswer } from './bkash.contract.ts';
import { type BkashOutcome, outcomeOf } from './bkash-errors.rules.ts';
import { type BkashCall, bkashPaths } from './bkash-paths.data.ts';
import { type Grant, TokenStore } from './token/token.gateway.ts';

export interface BkashDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly send?: Send | undefined;
  /** How long a call may take. */
  readonly waitMs?: number | undefined;
}

export type BkashCaller = (
  call: BkashCall,
  body: object,
) => Promise<BkashOutcome & { readonly body: unknown }>;

const json = { 'content-type': 'application/json', accept: 'application/json' };

/** The calls of bKash with its token: one that isn't taken is renewed once, and the call repeated once. */
export function bkashCaller(config: BkashConfig, deps: BkashDeps): BkashCaller {
  const { db, clock, send = overNetwork, waitMs } = deps;
  const paths = bkashPaths[config.version];
  const account = createHash('sha256')
    .update([config.url, config.version, config.appKey, config.username].join('\n'))
    .digest('hex');
  const tokens = new TokenStore({ db, clock, account });

  const post = (call: BkashCall, headers: Readonly<Record<string, string>>, body: object) =>
    ask(
      send,
      `bKash ${call}`,
      `${config.url}${paths[call]}`,
      { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) },
      waitMs,
    );

  const grant: Grant = async () => {
    const { username, password, appKey: app_key, appSecret: app_secret } = config;
    const { status, body } = await post('grant', { username, password }, { app_key, app_secret });
    const told = grantAnswer.safeParse(body);
    if (!told.success) {
      const { code, message } = outcomeOf(status, body);
      throw new GatewayError('refused', `bKash grant: ${code ?? ''} ${message}`, code);
    }
    return { idToken: told.data.id_token, expiresIn: told.data.expires_in };
  };

  return async (call, body) => {
    const once = async (token: string) => {
      const answer = await post(call, { authorization: token, 'x-app-key': config.appKey }, body);
      return { ...outcomeOf(answer.status, answer.body), body: answer.body };
    };
    const token = await tokens.take(grant);
    const first = await once(token);
    return first.isUnauthorized ? once(await tokens.take(grant, token)) : first;
  };
}
