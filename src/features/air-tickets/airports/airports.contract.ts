import { z } from '@hono/zod-openapi';

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

export const foundAirports = z.object({ airports: z.array(airport) });
