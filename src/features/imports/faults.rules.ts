import { m } from '#messages/messages.js';
import { digits } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import type { RowFault } from './faults.contract.ts';
import { orderFaultWords } from './kinds/order-faults.rules.ts';
import { supplierFaultWords } from './kinds/supplier-faults.rules.ts';
import { faultWords as cellFault } from './values/faults.rules.ts';

/** Why a row or a cell isn’t taken and what would do, in a sentence. */
export function faultWords(fault: RowFault, language: Language): string {
  const locale = { locale: language };
  const number = (value: number) => digits(String(value), language);
  switch (fault.code) {
    case 'missing':
      return m.office_imports_fault_missing({}, locale);
    case 'too-long':
      return m.office_imports_fault_too_long({ most: number(fault.most) }, locale);
    case 'email-none':
      return m.office_imports_fault_email_none({ value: fault.value }, locale);
    case 'old-id-missing':
      return m.office_imports_fault_old_id_missing({}, locale);
    case 'old-id-twice':
      return m.office_imports_fault_old_id_twice({}, locale);
    case 'old-empty':
      return m.office_imports_fault_old_empty({}, locale);
    case 'old-price':
      return m.office_imports_fault_old_price({}, locale);
    case 'old-title-missing':
      return m.office_imports_fault_old_title({}, locale);
    case 'no-reach':
      return m.office_imports_fault_no_reach({}, locale);
    case 'same-number':
      return m.office_imports_fault_same_number(
        { row: number(fault.row), one: fault.one, other: fault.other },
        locale,
      );
    case 'sum-negative':
    case 'paid-more':
    case 'due-nothing':
    case 'no-adults':
    case 'no-package':
    case 'package-none':
    case 'package-several':
    case 'departure-none':
    case 'departure-several':
    case 'departure-over':
    case 'seats-few':
    case 'state-none':
    case 'needs-name':
    case 'needs-seats':
    case 'returns-before':
    case 'kept-more':
    case 'departure-has':
    case 'bands-several':
      return orderFaultWords(fault, language);
    case 'supplier-kind':
    case 'currency-none':
    case 'supplier-none':
    case 'supplier-several':
    case 'opening-stands':
    case 'opening-bills':
    case 'rate-missing':
    case 'rate-none':
    case 'rate-own':
    case 'bill-seen':
    case 'bill-nothing':
    case 'bill-large':
    case 'bill-future':
    case 'bill-due':
      return supplierFaultWords(fault, language);
    default:
      return cellFault(fault, language);
  }
}
