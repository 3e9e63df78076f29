import { TextField } from '#dashboard/form/fields/text-field.tsx';
import { TypedField } from '#dashboard/form/fields/typed-field.tsx';
import { numberOf } from '#dashboard/form/plain.ts';
import { decimalIn } from '#dashboard/form/typed-number.ts';
import { m } from '#messages/messages.js';

/** How the embassy itself states a fee: `USD 40`. Kept in minor units; nothing when it states none. */
export function QuotedFee({ path }: { path: string }) {
  return (
    <>
      <TypedField
        path={`${path}.minor`}
        label={m.writing_fee_quoted_amount()}
        className="num"
        inputMode="decimal"
        show={(value) => String((numberOf(value) ?? 0) / 100)}
        read={(text) => {
          const amount = decimalIn(text);
          return amount === undefined ? undefined : Math.round(amount * 100);
        }}
        wrong={m.writing_amount_wrong()}
      />
      <TextField path={`${path}.currency`} label={m.writing_fee_quoted_currency()} />
    </>
  );
}
