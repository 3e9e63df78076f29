import { ParsedField } from '#dashboard/form/fields/parsed-field.tsx';
import { TextField } from '#dashboard/form/fields/text-field.tsx';
import { useText } from '#dashboard/form/form-context.tsx';
import { decimalIn } from '#dashboard/form/number-text.ts';
import type { Path } from '#dashboard/form/path.ts';
import { numberOf } from '#dashboard/form/plain.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { foreign } from '#platform/format/numbers.ts';
import { minorUnits } from '#platform/money/money.rules.ts';
import type { Fee } from '../visas.contract.ts';

/** A fee in the embassy's own currency: `USD 40`, in minor units; empty when it has none. */
export function QuotedFee({ path }: { path: Path<NonNullable<Fee['quoted']>> }) {
  const currency = useText(path.at('currency'));
  const units = minorUnits(currency);
  return (
    <>
      <ParsedField
        path={path.at('minor')}
        label={m.writing_fee_quoted_amount()}
        className="num"
        inputMode="decimal"
        show={(value) => foreign(value, currency, officeLanguage()).replace(`${currency} `, '')}
        given={numberOf}
        read={(text) => {
          const amount = decimalIn(text);
          return amount === undefined ? undefined : Math.round(amount * units);
        }}
        wrong={m.writing_amount_wrong()}
      />
      <TextField path={path.at('currency')} label={m.writing_fee_quoted_currency()} />
    </>
  );
}
