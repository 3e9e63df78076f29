import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { ApiProblem, request, requestFile } from '#dashboard/api/request.ts';
import { amendment } from '#features/orders/amendments/amendments.contract.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { givenBack, reissued } from '../changes/changes.contract.ts';
import { issuedCover } from '../covers/covers.contract.ts';
import { type newOption, officeRequest, option, sentOptions } from '../fares.contract.ts';
import { farePage } from '../listed/listed.contract.ts';
import { pasted } from '../paste/paste.contract.ts';
import { optionsMessage } from '../sharing/sharing.contract.ts';
import { type newTickets, ticketFile, ticketing } from '../tickets/tickets.contract.ts';

/** The query key of fare requests. */
export const faresKey = ['fares'] as const;

/** A page of the fare desk with the counts of its tabs. @throws ApiProblem */
export const listFares = async (
  query: Readonly<Record<string, string | number | undefined>>,
  signal: AbortSignal | undefined,
) => (await request(farePage, '/fares', { query, signal })).data;

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

/** Notes the PNR and tickets of an accepted fare. @throws ApiProblem */
export const addTickets = async (id: string, body: z.input<typeof newTickets>) =>
  (await request(ticketing, `/fares/${id}/tickets`, { method: 'POST', body })).data;

/** Issues the ticket cover. @throws ApiProblem */
export const issueCover = (id: string) => request(issuedCover, `/fares/${id}/cover`, { method: 'POST' });

/** Keeps an e-ticket. @throws ApiProblem */
export function sendTicketFile(id: string, file: File) {
  const body = new FormData();
  body.set('file', file);
  return request(ticketFile, `/fares/${id}/tickets/files`, { method: 'POST', body });
}

/** An e-ticket; that it was opened is in the log. @throws ApiProblem */
export const loadTicketFile = (id: string, fileId: string) =>
  requestFile(`/fares/${id}/tickets/files/${fileId}`, {});

/** Deletes an e-ticket. @throws ApiProblem */
export const removeTicketFile = (id: string, fileId: string) =>
  request(ticketFile, `/fares/${id}/tickets/files/${fileId}`, { method: 'DELETE' });

/** The options as a text for WhatsApp. */
export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: [...faresKey, 'message', id],
    queryFn: async ({ signal }) => (await request(optionsMessage, `/fares/${id}/message`, { signal })).data,
  });

/** The options as a picture. @throws ApiProblem */
export const loadPicture = (id: string) => requestFile(`/fares/${id}/picture`, {});

/** Voids or refunds tickets, or only computes it. @throws ApiProblem */
export const giveTicketsBack = async (id: string, body: z.input<typeof givenBack>) =>
  (await request(amendment, `/fares/${id}/tickets/give-back`, { method: 'POST', body })).data;

/** Notes tickets in place of others, or only computes it. @throws ApiProblem */
export const reissueTickets = async (id: string, body: z.input<typeof reissued>) =>
  (await request(amendment, `/fares/${id}/tickets/reissue`, { method: 'POST', body })).data;
