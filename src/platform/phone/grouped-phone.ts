/** A Bangladeshi number in E.164 as it is read out: `+880 1700-000000`. Others as they are. */
export function groupedPhone(phone: string): string {
  const [, operator, rest] = /^\+880(1\d{3})(\d{6})$/.exec(phone) ?? [];
  return operator && rest ? `+880 ${operator}-${rest}` : phone;
}

/** A Bangladeshi number as it is dialled here: `01700-000000`. Others as they are. */
export const dialledPhone = (phone: string): string => groupedPhone(phone).replace(/^\+880 /, '0');
