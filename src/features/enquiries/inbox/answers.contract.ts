import { z } from 'zod';
import { refused, usualRefusals } from '#platform/http/described.ts';
import { basedOnOf, ifMatch } from '#platform/http/entity-tag.ts';

/** What an address of one enquiry refuses. */
export const noEnquiry = { 404: 'There is no such enquiry.' };

/** Error responses of every change of an enquiry. */
export const changeRefusals = refused({
  ...usualRefusals,
  ...noEnquiry,
  409: 'It was changed meanwhile (`details` says by whom and what), or can’t be done as it stands.',
  412: 'If-Match is no ETag of an enquiry.',
  422: 'Fields are not right.',
  428: 'Neither If-Match nor a version was sent.',
});

/** The version that the user sees; it can be sent in If-Match instead. */
export const version = z.int().min(1).optional();

export const tagSent = ifMatch('The ETag it is based on, in place of `version`.');

/**
 * A request body as a command's input, with the version it is based on.
 * @throws HTTPException 428 when it names none, 412 for an ETag that isn't ours.
 */
export const basedOn = <Body extends { readonly version?: number | undefined }>(
  { id }: z.infer<typeof idParams>,
  body: Body,
  header: z.infer<typeof tagSent>,
) => ({ ...body, id, version: body.version ?? basedOnOf(header) });

export const idParams = z.object({ id: z.uuid().meta({ param: { name: 'id', in: 'path' } }) });

/** What a change answers: the version that the next change builds on. */
export const changed = z.object({ id: z.uuid(), version: z.int() }).meta({ id: 'EnquiryChanged' });
