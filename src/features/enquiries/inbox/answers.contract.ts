import { z } from 'zod';

/** What an address of one enquiry refuses. */
export const noEnquiry = { 404: 'There is no such enquiry.' };

/** What every change of an enquiry refuses. */
export const changeRefusals = {
  ...noEnquiry,
  409: 'It was changed meanwhile (`details` says by whom and what), or can’t be done as it stands.',
  412: 'If-Match is no ETag of an enquiry.',
  422: 'Fields are not right.',
  428: 'Neither If-Match nor a version was sent.',
};

/** The version that the user sees; it can be sent in If-Match instead. */
export const version = z.int().min(1).optional();

/** What a change answers: the version that the next change builds on. */
export const changed = z.object({ id: z.uuid(), version: z.int() }).meta({ id: 'EnquiryChanged' });
