import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { paymentNames } from '../look/look.data.ts';
import { paymentMethods } from '../site-settings.contract.ts';
import { PictureSetting } from './picture-setting.tsx';
import type { SettingsForm } from './settings-form.ts';
import { SettingsSection } from './settings-section.tsx';

/** The owners' files of the marks of ways to pay, one for each. */
export function PaymentMarksSection({ form }: { form: SettingsForm }) {
  return (
    <SettingsSection
      part="payment-marks"
      title={m.office_set_payment_marks()}
      text={m.office_set_payment_marks_text()}
    >
      <div className="of-both">
        {paymentMethods.map((method) => (
          <PictureSetting
            key={method}
            title={paymentNames[method][officeLanguage()]}
            value={form.getValues().paymentMarks?.[method] ?? ''}
            standard={m.office_set_payment_marks_none()}
            onChange={(id) => form.setFieldValue(`paymentMarks.${method}`, id)}
          />
        ))}
      </div>
    </SettingsSection>
  );
}
