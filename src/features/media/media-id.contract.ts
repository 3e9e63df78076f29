import { z } from 'zod';

export const mediaId = z.uuid();
