import { z } from 'zod';

/** Vouchers are issued although orders aren't paid. */
export const voucherRequest = z.strictObject({ unpaid: z.boolean().default(false) });

/** A voucher by its number, and the code of `/verify/{code}`. */
export const voucher = z.object({ number: z.string(), verify: z.string() }).meta({ id: 'Voucher' });
