import { groupedPhone } from '#platform/format/phone.ts';

/** A telephone number, grouped as it is read out. */
export function PhoneNumber({ of: phone }: { of: string }) {
  return <>{groupedPhone(phone)}</>;
}
