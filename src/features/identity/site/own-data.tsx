import { Download } from 'lucide-react';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { useAttempt } from './attempt.ts';
import { AttemptError } from './attempt-error.tsx';
import { OwnSection } from './own-section.tsx';

/** Download of all personal data. */
export function OwnData() {
  const attempt = useAttempt();
  return (
    <OwnSection id="data" title={m.account_data()} text={m.account_data_text()}>
      <AttemptError of={attempt} />
      <div className="own-buttons">
        <button
          type="button"
          className="btn btn-line btn-sm"
          aria-disabled={attempt.pending}
          onClick={() =>
            attempt.begin(async () => (await import('../browser/own-account.ts')).downloadData())
          }
        >
          <Icon of={Download} />
          {attempt.pending ? m.account_working() : m.account_data_get()}
        </button>
      </div>
    </OwnSection>
  );
}
