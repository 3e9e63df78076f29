import { Button } from '@mantine/core';
import { Send } from 'lucide-react';
import { write } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import type { StartService } from '../start.contract.ts';

interface ServiceTestProps {
  readonly service: StartService;
  readonly name: string;
  readonly isSet: boolean;
}

/** A test that reaches oneself only. There is none for what customers alone can try, or what isn't set up. */
export function ServiceTest({ service, name, isSet }: ServiceTestProps) {
  if (!isSet || (service !== 'mail' && service !== 'sms')) {
    return <span />;
  }
  let to = '';
  const send = async () => {
    const sent = await write('POST /start/try', { service, language: officeLanguage() });
    to = sent.to;
  };
  return (
    <Button
      variant="default"
      leftSection={<Icon of={Send} />}
      aria-label={m.office_start_test_of({ service: name })}
      onClick={() => void runMutation(['messages'], () => m.office_start_test_sent({ to }), send)}
    >
      {m.office_start_test()}
    </Button>
  );
}
