/** A Bangladeshi number as it is read out: `+880 1700-000000`. Others as they are. */
export function PhoneNumber({ of: phone }: { of: string }) {
  const [, operator, rest] = /^\+880(1\d{3})(\d{6})$/.exec(phone) ?? [];
  return <>{operator && rest ? `+880 ${operator}-${rest}` : phone}</>;
}
