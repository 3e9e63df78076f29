import { queryOptions } from '@tanstack/react-query';
import { read } from '#dashboard/api/operations.ts';
import { ApiProblem, request, requestFile } from '#dashboard/api/request.ts';
import { ticketFile } from '../tickets/tickets.contract.ts';

/** The query key of fare requests. */
export const faresKey = ['fares'] as const;

/** The options of an enquiry for air tickets; undefined while it has none. @throws ApiProblem */
async function loadRequest(id: string, signal: AbortSignal) {
  try {
    return await read('GET /fares/{id}', { id }, signal);
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

/** Keeps an e-ticket. @throws ApiProblem */
export function sendTicketFile(id: string, file: File) {
  const body = new FormData();
  body.set('file', file);
  return request(ticketFile, `/fares/${id}/tickets/files`, { method: 'POST', body });
}

/** An e-ticket; that it was opened is in the log. @throws ApiProblem */
export const loadTicketFile = (id: string, fileId: string) =>
  requestFile(`/fares/${id}/tickets/files/${fileId}`, {});

/** The options as a text for WhatsApp. */
export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: [...faresKey, 'message', id],
    queryFn: ({ signal }) => read('GET /fares/{id}/message', { id }, signal),
  });

/** The options as a picture. @throws ApiProblem */
export const loadPicture = (id: string) => requestFile(`/fares/${id}/picture`, {});
