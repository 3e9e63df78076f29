import { correction } from '#features/enquiries/correction/correction.commands.ts';
import { changeCase, lockCase } from '../visa-cases.writes.ts';

export const correctCaseContact = correction(
  { name: 'visa-cases.correct-contact', permission: 'visa-cases.write' },
  {
    lock: (context, id) => lockCase(context, { id }),
    store: (context, row, { name, phone, otherPhones, email }, noted) =>
      changeCase(
        context,
        row,
        { name, phone: phone ?? row.phone, otherPhones: [...otherPhones], email },
        'contact-corrected',
        noted,
      ),
    needsPhone: true,
  },
);
