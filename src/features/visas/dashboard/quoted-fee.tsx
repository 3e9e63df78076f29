import { TextField } from '#dashboard/form/fields/text-field.tsx';
import { TypedField } from '#dashboard/form/fields/typed-field.tsx';
import { useAt } from '#dashboard/form/form-context.tsx';
import { numberOf, textOf } from '#dashboard/form/plain.ts';
import { decimalIn } from '#dashboard/form/typed-number.ts';
import { m } from '#messages/messages.js';
import { minorUnits } from '#platform/money/money.rules.ts';

/** A fee in the embassy's own currency: `USD 40`, in minor units; empty when it has none. */
export function QuotedFee({ path }: { path: string }) {
  const units = minorUnits(textOf(useAt(`${path}.currency`)));
  return (
    <>
      <TypedField
        path={`${path}.minor`}
        label={m.writing_fee_quoted_amount()}
        className="num"
        inputMode="decimal"
        show={(value) => String((numberOf(value) ?? 0) / units)}
        read={(text) => {
          const amount = decimalIn(text);
          return amount === undefined ? undefined : Math.round(amount * units);
        }}
        wrong={m.writing_amount_wrong()}
      />
      <TextField path={`${path}.currency`} label={m.writing_fee_quoted_currency()} />
    </>
  );
}
