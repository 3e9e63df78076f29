import { m } from '#messages/messages.js';
import { longDate } from '#platform/format/dates.ts';
import { digits, taka } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import type { OrderFault } from '../faults.contract.ts';
import { stateLabels } from './enquiries.rules.ts';

const plain = {
  'sum-negative': m.office_imports_fault_sum_negative,
  'due-nothing': m.office_imports_fault_due_nothing,
  'no-adults': m.office_imports_fault_no_adults,
  'no-package': m.office_imports_fault_no_package,
  'needs-name': m.office_imports_fault_needs_name,
  'needs-seats': m.office_imports_fault_needs_seats,
  'returns-before': m.office_imports_fault_returns_before,
} as const;

/** Why a row of orders or departures isn’t taken and what would do, in a sentence. */
export function orderFaultWords(fault: OrderFault, language: Language): string {
  const locale = { locale: language };
  const day = (on: string) => longDate(on, language);
  switch (fault.code) {
    case 'paid-more':
      return m.office_imports_fault_paid_more({ total: taka(fault.total, language) }, locale);
    case 'package-none':
      return fault.nearest === undefined
        ? m.office_imports_fault_package_none({ value: fault.value }, locale)
        : m.office_imports_fault_package_nearest({ value: fault.value, nearest: fault.nearest }, locale);
    case 'package-several':
      return m.office_imports_fault_package_several({ slugs: fault.slugs.join(', ') }, locale);
    case 'departure-none':
      return fault.nearest === undefined
        ? m.office_imports_fault_departure_none({ day: day(fault.on) }, locale)
        : m.office_imports_fault_departure_nearest(
            { day: day(fault.on), nearest: day(fault.nearest) },
            locale,
          );
    case 'departure-several':
      return m.office_imports_fault_departure_several({ day: day(fault.on) }, locale);
    case 'departure-over':
      return m.office_imports_fault_departure_over({ day: day(fault.on) }, locale);
    case 'seats-few':
      return m.office_imports_fault_seats_few({ left: digits(String(fault.left), language) }, locale);
    case 'kept-more':
      return m.office_imports_fault_kept_more({ seats: digits(String(fault.seats), language) }, locale);
    case 'departure-has':
      return m.office_imports_fault_departure_has({ value: digits(fault.value, language) }, locale);
    case 'bands-several':
      return m.office_imports_fault_bands_several({ bands: fault.bands.join(', ') }, locale);
    case 'state-none':
      return m.office_imports_fault_state_none(
        {
          value: fault.value,
          states: Object.values(stateLabels)
            .map((name) => name({}, locale))
            .join(', '),
        },
        locale,
      );
    default:
      return plain[fault.code]({}, locale);
  }
}
