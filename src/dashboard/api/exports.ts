import { z } from 'zod';
import type { NewExport } from '#features/activity/exports/exports.contract.ts';
import { request } from './request.ts';

/** Notes in the log that a list is taken out as a file. @throws ApiProblem when that wasn't possible */
export const noteExport = (body: NewExport) => request(z.undefined(), '/exports', { method: 'POST', body });
