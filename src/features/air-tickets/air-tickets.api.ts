import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { securityHeaders } from '#platform/http/content-security-policy.ts';
import { listAirports } from './airports/airports.queries.ts';

const airport = z
  .object({
    code: z.string().openapi({ description: 'IATA code', example: 'BKK' }),
    city: z.string().openapi({ example: 'Bangkok' }),
    name: z.string().openapi({
      description: 'Name of the airport; empty where it is the city’s.',
      example: 'Suvarnabhumi',
    }),
    country: z.string().openapi({ example: 'Thailand' }),
  })
  .openapi('Airport');

const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number(),
    code: z.string(),
    fields: z.array(z.object({ path: z.string(), message: z.string() })),
  })
  .openapi('Problem');

const airportsRoute = createRoute({
  method: 'get',
  path: '/airports',
  summary: 'Airports by code, city, name or country, best first',
  request: {
    query: z.object({
      q: z
        .string()
        .max(60)
        .default('')
        .openapi({ description: 'What is typed, in English or Bangla', example: 'bangk' }),
      language: z.enum(['en', 'bn']).default('en'),
    }),
  },
  responses: {
    200: {
      description: 'At most eight airports; those asked for most when nothing is typed',
      content: { 'application/json': { schema: z.object({ airports: z.array(airport) }) } },
    },
    400: {
      description: 'A parameter is not right',
      content: { 'application/problem+json': { schema: problem } },
    },
  },
});

/** The JSON routes of air tickets, to be mounted at `/api`. They need no database: the airports come with the program. */
export function airTicketRoutes(): OpenAPIHono {
  const routes = new OpenAPIHono({
    defaultHook: (result, context) => {
      if (result.success) {
        return;
      }
      const fields = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
      return context.json(
        {
          type: 'about:blank',
          title: 'A parameter is not right.',
          status: 400,
          code: 'request.invalid',
          fields,
        },
        400,
        { ...securityHeaders, 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
      );
    },
  });
  return routes.openapi(airportsRoute, (context) => {
    const { q, language } = context.req.valid('query');
    return context.json({ airports: listAirports(language, q) }, 200, {
      ...securityHeaders,
      // The same for everybody, and changed only with the program.
      'cache-control': 'public, max-age=3600',
    });
  });
}
