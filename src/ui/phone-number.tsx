import { groupedPhone } from '#platform/phone/grouped-phone.ts';

/** A telephone number, grouped for reading. */
export function PhoneNumber({ of: phone }: { of: string }) {
  return <>{groupedPhone(phone)}</>;
}
