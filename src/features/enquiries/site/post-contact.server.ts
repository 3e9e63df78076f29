import { data, redirect } from 'react-router';
import type { PageContext, PostedForm } from '#platform/http/page-context.ts';
import { contactQuery } from '../contact/contact.contract.ts';
import { contactErrors, errorsFrom } from '../contact/contact.rules.ts';
import type { ContactRefusal } from './contact-form.tsx';
import { findSubject } from './contact-subject.server.ts';
import { contactRequest, emptyContact, parseContact } from './contact-typed.ts';
import { sendPosted } from './send-posted.server.ts';

/**
 * Handles the contact form posted without JavaScript: redirects to the enquiry's page, or shows the form again with the
 * input and its errors.
 */
export async function postContact(page: PageContext, posted: PostedForm) {
  const parsed = contactQuery.parse(new URLSearchParams(page.query));
  if (!parsed.ok) {
    throw data({ fields: parsed.fields }, { status: 400 });
  }
  const subject = await findSubject(page, parsed.value);
  const { fields } = posted;
  const typed = parseContact((name) => fields.getAll(name).at(-1), emptyContact(subject, parsed.value.about));
  const refuse = (refusal: Omit<ContactRefusal, 'typed'> & { isAway?: boolean }, status: number) =>
    data({ typed, ...refusal }, { status });
  const faults = contactErrors(typed, { hasSubject: subject !== undefined, today: page.today });
  if (faults.length > 0) {
    return refuse({ faults }, 422);
  }
  const result = await sendPosted(posted, contactRequest(typed, subject, page.language));
  switch (result.is) {
    case 'sent':
      return redirect(result.path, 303);
    case 'refused':
      return refuse({ faults: errorsFrom(result.paths) }, 422);
    default:
      return refuse({ faults: [], isAway: true }, result.status);
  }
}
