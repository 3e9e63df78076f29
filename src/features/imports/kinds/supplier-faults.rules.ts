import { supplierKinds } from '#features/suppliers/suppliers.rules.ts';
import { m } from '#messages/messages.js';
import { digits, taka } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import type { SupplierFault } from '../faults.contract.ts';
import { supplierKindNames } from './suppliers.rules.ts';

const plain = {
  'rate-own': m.office_imports_fault_rate_own,
  'bill-nothing': m.office_imports_fault_bill_nothing,
  'bill-large': m.office_imports_fault_bill_large,
  'bill-future': m.office_imports_fault_bill_future,
  'bill-due': m.office_imports_fault_bill_due,
} as const;

/** Why a row of suppliers or bills isn’t taken and what would do, in a sentence. */
export function supplierFaultWords(fault: SupplierFault, language: Language): string {
  const locale = { locale: language };
  switch (fault.code) {
    case 'supplier-kind': {
      const kinds = supplierKinds.map((kind) => supplierKindNames[kind]({}, locale)).join(', ');
      return m.office_imports_fault_supplier_kind({ value: fault.value, kinds }, locale);
    }
    case 'currency-none':
      return m.office_imports_fault_currency_none({ value: fault.value }, locale);
    case 'supplier-none':
      return fault.nearest === undefined
        ? m.office_imports_fault_supplier_none({ value: fault.value }, locale)
        : m.office_imports_fault_supplier_nearest({ value: fault.value, nearest: fault.nearest }, locale);
    case 'supplier-several':
      return m.office_imports_fault_supplier_several({ value: fault.value }, locale);
    case 'opening-stands':
      return m.office_imports_fault_opening_stands(
        { name: fault.name, stands: taka(fault.stands, language) },
        locale,
      );
    case 'opening-bills':
      return m.office_imports_fault_opening_bills({ name: fault.name }, locale);
    case 'rate-missing':
      return m.office_imports_fault_rate_missing({ currency: fault.currency }, locale);
    case 'rate-none':
      return m.office_imports_fault_rate_none({ value: digits(fault.value, language) }, locale);
    case 'bill-seen':
      return m.office_imports_fault_bill_seen(
        { number: digits(fault.number, language), stands: taka(fault.stands, language) },
        locale,
      );
    default:
      return plain[fault.code]({}, locale);
  }
}
