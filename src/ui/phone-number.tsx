import { groupedPhone } from '#platform/format/phone.ts';

/** A telephone number, grouped for reading. */
export function PhoneNumber({ of: phone }: { of: string }) {
  return <>{groupedPhone(phone)}</>;
}
