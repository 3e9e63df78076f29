import { m } from '#messages/messages.js';
import { monthOnly } from '#platform/format/dates.ts';
import { digits as digitsIn, taka } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import { largestAmount } from '#platform/money/money.contract.ts';
import type { ValueFault } from './faults.contract.ts';

const plain = {
  'cut-number': m.office_imports_cell_cut_number,
  'more-cells': m.office_imports_cell_more_cells,
  'day-to-come': m.office_imports_cell_day_to_come,
} as const;

const quoting = {
  'sheet-error': m.office_imports_cell_sheet_error,
  'phone-none': m.office_imports_cell_phone_none,
  'sum-decimals': m.office_imports_cell_sum_decimals,
  'sum-grouping': m.office_imports_cell_sum_grouping,
  'sum-none': m.office_imports_cell_sum_none,
  'count-none': m.office_imports_cell_count_none,
  'day-month': m.office_imports_cell_day_month,
  'day-unclear': m.office_imports_cell_day_unclear,
  'day-none': m.office_imports_cell_day_none,
  'text-bijoy': m.office_imports_cell_text_bijoy,
  'text-garbled': m.office_imports_cell_text_garbled,
} as const;

/** Why a cell isn’t taken and what would do, in a sentence. */
export function faultWords(fault: ValueFault, language: Language): string {
  const locale = { locale: language };
  const number = (value: number) => digitsIn(String(value), language);
  switch (fault.code) {
    case 'cut-number':
    case 'more-cells':
    case 'day-to-come':
      return plain[fault.code]({}, locale);
    case 'phone-digits':
      return m.office_imports_cell_phone_digits(
        { digits: number(fault.digits), wanted: number(fault.wanted) },
        locale,
      );
    case 'sum-too-large':
      return m.office_imports_cell_sum_too_large({ most: taka(largestAmount, language) }, locale);
    case 'day-of-month':
      return m.office_imports_cell_day_of_month(
        {
          month: monthOnly(`2000-${String(fault.month).padStart(2, '0')}`, language),
          days: number(fault.days),
        },
        locale,
      );
    case 'day-of-year': {
      const words = fault.isPast ? m.office_imports_cell_day_of_year : m.office_imports_cell_day_no_leap;
      return words({ year: number(fault.year) }, locale);
    }
    case 'day-far':
      return m.office_imports_cell_day_far({ year: number(fault.year) }, locale);
    default:
      return quoting[fault.code]({ value: fault.value }, locale);
  }
}
