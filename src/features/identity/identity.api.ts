import { createRoute, z } from '@hono/zod-openapi';
import { answered } from '#platform/http/described.ts';
import { forAnyone } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';

/** The seven values that configure the authentication client. */
const clientConfig = z.object({
  apiKey: z.string(),
  authDomain: z.string(),
  projectId: z.string(),
  storageBucket: z.string(),
  messagingSenderId: z.string(),
  appId: z.string(),
  measurementId: z.string(),
});

const identityProvider = z
  .object({
    provider: z.enum(['built-in', 'firebase']),
    config: clientConfig,
    googleWindow: z.boolean().openapi({
      description: 'Whether this server itself offers Google sign-in, in a popup at /identity/google.',
    }),
    google: z.boolean().openapi({ description: 'Whether signing in with Google is offered.' }),
  })
  .openapi('IdentityProvider');

export type IdentityProvider = z.infer<typeof identityProvider>;

const route = createRoute({
  ...forAnyone,
  method: 'get',
  path: '/identity',
  operationId: 'readIdentityProvider',
  tags: ['Identity'],
  summary: 'The identity provider and the configuration of its client',
  responses: {
    200: answered('The provider.', identityProvider),
  },
});

/** Tells browsers which identity provider to use. */
export function identityRoutes(provider: IdentityProvider): JsonRoutes {
  return jsonRoutes().openapi(route, (context) =>
    context.json(provider, 200, { 'cache-control': 'public, max-age=300' }),
  );
}
