import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  ArrowLeft,
  ExternalLink,
  Link2,
  Mail,
  MoreHorizontal,
  Phone,
  Printer,
  ShieldAlert,
  UserCheck,
} from 'lucide-react';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import type { RefusalReason } from '#dashboard/permission-check.ts';
import type { Told } from '#dashboard/run-mutation.ts';
import { m } from '#messages/messages.js';
import { BrandIcon } from '#ui/icons/brand-icons.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { settableStates } from '../enquiries.rules.ts';
import type { WholeEnquiry } from '../inbox/enquiry.contract.ts';
import { whatsappLink } from '../reply/reply.rules.ts';
import { EnquiryOrder } from './enquiry-order.tsx';
import { type Change, inboxKey, savedUndoable } from './inbox-client.ts';
import { renewLink } from './renew-link.tsx';
import { EnquiryState } from './state-mark.tsx';

interface EnquiryHeadProps {
  enquiry: WholeEnquiry;
  refused: RefusalReason;
  onTake: () => void;
  onClose: () => void;
  change: Change;
}

/** Releasing takes it back; what was in review would be answered by that, so it is released on its page alone. */
function undoableSpam({ id, state, inReview }: WholeEnquiry): Told | undefined {
  const before = settableStates.find((each) => each === state);
  return inReview
    ? undefined
    : savedUndoable(async () => {
        await write('POST /enquiries/{id}/release', { id });
        // It is new again by that.
        if (before !== undefined) {
          await write('POST /enquiries/{id}/state', { id, state: before });
        }
      });
}

/** Title, state, and links to contact the person. */
export function EnquiryHead({ enquiry, refused, onTake, onClose, change }: EnquiryHeadProps) {
  const me = useMe();
  const { reference, subject, language, phone, email, visitorPath, version } = enquiry;
  const isMine = enquiry.owner?.uid === me.uid;
  return (
    <header className="enq-head">
      <div className="enq-head-line">
        <ActionIcon
          className="enq-screen"
          variant="default"
          size={36}
          aria-label={m.inbox_close()}
          onClick={onClose}
        >
          <Icon of={ArrowLeft} />
        </ActionIcon>
        <span className="num enq-reference">{reference}</span>
        <EnquiryState {...enquiry} />
      </div>
      <h2 lang={language}>{subject}</h2>
      <div className="enq-actions">
        <MayButton
          refused={isMine ? m.inbox_mine() : refused}
          color="marigold.5"
          leftSection={<Icon of={UserCheck} />}
          onClick={onTake}
        >
          {m.inbox_take()}
        </MayButton>
        <EnquiryOrder id={enquiry.id} kind={enquiry.kind} refused={refused} />
        {phone !== null && (
          <>
            <Button component="a" href={`tel:${phone}`} variant="default" leftSection={<Icon of={Phone} />}>
              {m.inbox_call()}
            </Button>
            <Button
              component="a"
              href={whatsappLink(phone, `${reference}: `)}
              target="_blank"
              rel="noopener"
              variant="default"
              leftSection={<BrandIcon of="whatsapp" />}
            >
              {m.contact_reply_whatsapp()}
            </Button>
          </>
        )}
        <Menu position="bottom-end" withinPortal width={240}>
          <Menu.Target>
            <ActionIcon variant="default" size={36} aria-label={m.inbox_more()}>
              <Icon of={MoreHorizontal} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {email !== null && (
              <Menu.Item
                component="a"
                href={`mailto:${email}?subject=${encodeURIComponent(reference)}`}
                leftSection={<Icon of={Mail} />}
              >
                {m.inbox_mail()}
              </Menu.Item>
            )}
            <Menu.Item
              leftSection={<Icon of={Printer} />}
              onClick={() => setTimeout(() => window.print(), 300)}
            >
              {m.inbox_print()}
            </Menu.Item>
            <Menu.Item
              component="a"
              href={visitorPath}
              target="_blank"
              rel="noopener noreferrer"
              leftSection={<Icon of={ExternalLink} />}
            >
              {m.inbox_visitor_page()}
            </Menu.Item>
            {refused === undefined && (
              <Menu.Item
                leftSection={<Icon of={Link2} />}
                onClick={() => renewLink('POST /enquiries/{id}/link', enquiry.id, [inboxKey])}
              >
                {m.office_link_renew()}
              </Menu.Item>
            )}
            {refused === undefined && enquiry.state !== 'spam' && (
              <Menu.Item
                color="red"
                leftSection={<Icon of={ShieldAlert} />}
                onClick={() =>
                  void change('POST /enquiries/{id}/spam', { id: enquiry.id, version }, undoableSpam(enquiry))
                }
              >
                {m.inbox_mark_spam()}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      </div>
    </header>
  );
}
