import { peopleOf } from '#features/tour-packages/party/party.rules.ts';
import { partyFrom } from '#features/tour-packages/party/party-parts.rules.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { EnquiryDetails } from '../enquiries.contract.ts';

/** When the journey begins, and how many go, infants included; null where the enquiry doesn't say. */
export interface Trip {
  readonly travelOn: CalendarDate | null;
  readonly travellers: number | null;
}

/** The date and the size of the party, whatever the enquiry is about. */
export function tripOf(details: EnquiryDetails): Trip {
  switch (details.kind) {
    case 'contact':
      return { travelOn: details.travelOn ?? null, travellers: details.travellers ?? null };
    case 'visa':
      return { travelOn: details.travelOn ?? null, travellers: details.applicants };
    case 'package': {
      const { party, departure } = details;
      return {
        travelOn: departure?.departsOn ?? null,
        travellers: peopleOf(partyFrom(party)),
      };
    }
    default: {
      const { legs, passengers } = details.journey;
      const { adults, children, infants } = passengers;
      return { travelOn: legs[0]?.depart ?? null, travellers: adults + children + infants };
    }
  }
}
