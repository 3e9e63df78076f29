import { maxTagLength } from '#features/customers/customers.rules.ts';
import type { ImportedCustomer } from '#features/customers/intake/intake.rules.ts';
import type { RowCells } from '../tables/cells.rules.ts';

export const customerFields = [
  'name',
  'phone',
  'phone2',
  'email',
  'address',
  'note',
  'birthDate',
  'passportExpires',
  'tags',
] as const;

/** A customer as a row tells of them. Who has neither a number nor an address is refused: nobody could be reached. */
export function readCustomer(cells: RowCells): ImportedCustomer | undefined {
  const before = cells.faults.length;
  const name = cells.needed('name', 80);
  const phones = cells.phones('phone', 'phone2');
  const email = cells.email('email');
  if (phones.length === 0 && email === undefined && cells.faults.length === before) {
    cells.refuse(null, { code: 'no-reach' });
  }
  const customer = {
    row: cells.row,
    phones,
    email,
    address: cells.lines('address', 500),
    note: cells.lines('note', 4_000),
    birthDate: cells.day('birthDate', true),
    passportExpires: cells.day('passportExpires'),
    tags: cells.words('tags', maxTagLength),
  };
  return name === undefined ? undefined : { ...customer, name };
}
