import { run } from '#platform/command/command.ts';
import type { EndpointResponse, ProviderParts } from '../endpoint.gateway.ts';
import { tokensOf } from '../id-token/id-token.gateway.ts';
import { builtInProject } from '../provider.contract.ts';
import { byProvider } from '../provider-actor.rules.ts';
import { hashOf } from '../secret.rules.ts';
import { refusal } from '../wire.rules.ts';
import { renewSession } from './sessions.commands.ts';

/**
 * Token refresh: a form in, snake_case JSON out.
 * A token that has our form but isn't stored was revoked, so that the SDK signs out; any other text is invalid.
 */
export async function refreshEndpoint(
  parts: ProviderParts,
  form: URLSearchParams,
): Promise<EndpointResponse> {
  const grant = form.get('grant_type');
  if (!grant) {
    throw refusal('MISSING_GRANT_TYPE');
  }
  if (grant !== 'refresh_token') {
    throw refusal('INVALID_GRANT_TYPE');
  }
  const token = form.get('refresh_token');
  if (!token) {
    throw refusal('MISSING_REFRESH_TOKEN');
  }
  if (!/^[\w-]{43}$/.test(token)) {
    throw refusal('INVALID_REFRESH_TOKEN');
  }
  const renewed = await run(parts.deps, byProvider(), renewSession, { tokenHash: hashOf(token) });
  if (typeof renewed === 'string') {
    throw refusal(renewed);
  }
  const { localId, idToken, refreshToken, expiresIn } = await tokensOf(
    { ...parts, db: parts.deps.db, now: parts.deps.clock.now() },
    renewed,
  );
  return {
    body: {
      access_token: idToken,
      id_token: idToken,
      refresh_token: refreshToken,
      expires_in: expiresIn,
      token_type: 'Bearer',
      user_id: localId,
      project_id: builtInProject,
    },
  };
}
