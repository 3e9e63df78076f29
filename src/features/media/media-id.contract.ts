import { z } from 'zod';

/** Identifies a picture in the media library. */
export const mediaId = z.uuid();
