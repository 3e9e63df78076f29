import { Button, CopyButton } from '@mantine/core';
import { Copy } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import type { StartDetails, StartService } from '../start.contract.ts';
import { ServiceTest } from './connection-trial.tsx';
import { useGoOn } from './plain-steps.tsx';
import { StepBox } from './step-box.tsx';

const serviceNames: Readonly<Record<StartService, () => string>> = {
  mail: m.office_start_service_mail,
  sms: m.office_start_service_sms,
  whatsapp: m.office_start_service_whatsapp,
  bkash: m.office_start_service_bkash,
  nagad: m.office_start_service_nagad,
  sslcommerz: m.office_start_service_sslcommerz,
};

const serviceTexts: Readonly<Record<StartService, () => string>> = {
  mail: m.office_start_service_mail_text,
  sms: m.office_start_service_sms_text,
  whatsapp: m.office_start_service_whatsapp_text,
  bkash: m.office_start_service_gateway_text,
  nagad: m.office_start_service_gateway_text,
  sslcommerz: m.office_start_service_gateway_text,
};

function State({ isSet }: { readonly isSet: boolean }) {
  return (
    <span className="start-pill" data-state={isSet ? 'good' : 'bad'}>
      {isSet ? m.office_start_is_set() : m.office_start_not_set()}
    </span>
  );
}

/** The names of the variables that aren't set, for whoever runs the server; never a value. */
function ForOperator({ services }: Pick<StartDetails, 'services'>) {
  const lines = services.filter(({ isSet }) => !isSet).flatMap(({ variables }) => variables);
  const text = lines.map((name) => `${name}=`).join('\n');
  return lines.length === 0 ? null : (
    <section aria-labelledby="start-operator">
      <div className="start-preview-head">
        <h2 id="start-operator">{m.office_start_for_operator()}</h2>
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button variant="default" leftSection={<Icon of={Copy} />} onClick={copy}>
              {copied ? m.office_start_copied() : m.office_start_copy()}
            </Button>
          )}
        </CopyButton>
      </div>
      <p className="of-dim">{m.office_start_for_operator_text()}</p>
      <pre className="start-variables" lang="en">
        {text}
      </pre>
    </section>
  );
}

interface ChannelsStepProps {
  readonly missing: readonly string[];
  readonly details: StartDetails;
}

/** How customers are reached and pay online: what is set, what is missing, and a test that reaches oneself only. */
export function ChannelsStep({ missing, details }: ChannelsStepProps) {
  const goOn = useGoOn({ details }, 'channels');
  const { address, services } = details;
  return (
    <>
      <StepBox
        step="channels"
        missing={missing}
        onward={
          <Button color="marigold.5" onClick={() => void goOn(missing.length > 0)}>
            {missing.length > 0 ? m.office_start_channels_on() : m.office_start_go_on()}
          </Button>
        }
      >
        <ul className="start-services">
          {services.map(({ service, isSet }) => (
            <li key={service}>
              <span>
                <b>{serviceNames[service]()}</b>
                <small>{serviceTexts[service]()}</small>
              </span>
              <State isSet={isSet} />
              <ServiceTest service={service} name={serviceNames[service]()} isSet={isSet} />
            </li>
          ))}
          <li>
            <span>
              <b>{m.office_start_service_domain()}</b>
              <small>{address}</small>
            </span>
            <State isSet={address.startsWith('https:')} />
            <span />
          </li>
        </ul>
        <div className="start-actions">
          <Button variant="default" component={Link} to="/dashboard/settings#messages">
            {m.office_start_message_settings()}
          </Button>
        </div>
      </StepBox>
      <aside className="start-beside">
        <ForOperator services={services} />
      </aside>
    </>
  );
}
