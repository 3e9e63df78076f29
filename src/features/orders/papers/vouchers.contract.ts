import { z } from 'zod';

/** A voucher by its number, and the code of `/verify/{code}`. */
export const voucher = z.object({ number: z.string(), verify: z.string() }).meta({ id: 'Voucher' });
