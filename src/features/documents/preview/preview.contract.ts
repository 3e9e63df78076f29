import { z } from 'zod';

export const previewLink = z.object({ url: z.url(), expiresAt: z.iso.datetime() });
