import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { ApiProblem, request } from '#dashboard/api/request.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { type newOption, officeRequest, option, sentOptions } from '../fares.contract.ts';
import { pasted } from '../paste/paste.contract.ts';

/** The query key of fare requests. */
export const faresKey = ['fares'] as const;

/** The options of an enquiry for air tickets; undefined while it has none. @throws ApiProblem */
async function loadRequest(id: string, signal: AbortSignal) {
  try {
    return (await request(officeRequest, `/fares/${id}`, { signal })).data;
  } catch (cause) {
    if (cause instanceof ApiProblem && cause.status === 404) {
      return null;
    }
    throw cause;
  }
}

/** The query of one request's page. */
export const fareQuery = (id: string) =>
  queryOptions({
    queryKey: [...faresKey, 'one', id],
    queryFn: ({ signal }) => loadRequest(id, signal),
  });

/** Reads lines copied from a GDS. A day without a year is the first on or after `on`. @throws ApiProblem */
export const readLines = async (text: string, on: CalendarDate) =>
  (await request(pasted, '/fares/paste', { method: 'POST', body: { text, on } })).data;

/** Adds an option. @throws ApiProblem */
export const addOption = async (id: string, body: z.input<typeof newOption>) =>
  (await request(option, `/fares/${id}/options`, { method: 'POST', body })).data;

/** Opens the customer's link. @throws ApiProblem */
export const sendOptions = async (id: string) =>
  (await request(sentOptions, `/fares/${id}/send`, { method: 'POST' })).data;
