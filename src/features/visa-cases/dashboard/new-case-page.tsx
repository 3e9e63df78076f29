import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { read } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { Loaded } from '#dashboard/shell/loaded.tsx';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { orderQuery } from '#features/orders/dashboard/orders-client.ts';
import { isQuote } from '#features/orders/orders.rules.ts';
import { m } from '#messages/messages.js';
import { dhakaToday } from '#platform/clock.ts';
import { CaseForm } from './case-form.tsx';
import '#features/orders/dashboard/order-form.css';
import './visa-case-page.css';

const asked = z.looseObject({
  slug: z.string().catch(''),
  visaKind: z.looseObject({ key: z.string() }).optional().catch(undefined),
});

const empty = {
  slug: '',
  kind: '',
  departsOn: '',
  returnsOn: '',
  name: '',
  phone: '',
  email: '',
};

/** A day that is still to come. */
const ahead = (day: string | null) => (day !== null && day >= dhakaToday() ? day : '');

/** /dashboard/visacases/new: begins a case; of an enquiry with `?enquiry=`, for an order with `?order=`. */
export default function NewCasePage() {
  const [params] = useSearchParams();
  const enquiry = params.get('enquiry');
  const order = params.get('order');
  const asking = useQuery({
    queryKey: ['enquiries', 'for-case', enquiry],
    queryFn: ({ signal }) =>
      read('GET /enquiries/{id}', { id: enquiry ?? '', language: officeLanguage() }, signal),
    enabled: enquiry !== null,
  });
  const ordering = useQuery({ ...orderQuery(order ?? ''), enabled: order !== null });
  return (
    <PageFrame title={m.office_case_new()} text={m.office_case_new_keys()}>
      {enquiry !== null ? (
        <Loaded query={asking}>
          {({ name, phone, email, language, travelOn, details }) => {
            const { slug, visaKind } = asked.parse(details);
            const contact = { name, phone: phone ?? '', email: email ?? '', language };
            return (
              <CaseForm
                start={{
                  ...empty,
                  ...contact,
                  slug,
                  kind: visaKind?.key ?? '',
                  departsOn: ahead(travelOn),
                }}
                {...{ enquiry, order: null }}
              />
            );
          }}
        </Loaded>
      ) : order !== null ? (
        <Loaded query={ordering}>
          {({ id, state, name, phone, email, language, travelsOn }) => (
            <CaseForm
              start={{ ...empty, name, phone, email: email ?? '', language, departsOn: ahead(travelsOn) }}
              enquiry={null}
              order={{ id, isAccepted: !isQuote(state) }}
            />
          )}
        </Loaded>
      ) : (
        <CaseForm start={{ ...empty, language: officeLanguage() }} {...{ enquiry, order }} />
      )}
    </PageFrame>
  );
}
