import MailComposer from 'nodemailer/lib/mail-composer';
import { isAutomatic, isOneAddress, oneLine } from './mail.rules.ts';

/** A mail as it is stored in the outbox. */
export interface DueMail {
  readonly id: string;
  readonly messageId: string;
  readonly event: string;
  readonly toAddress: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attempts: number;
  readonly createdAt: Date;
}

/**
 * The mail as it is sent. Made again from the same row it has the same Message-ID and date, so that a duplicate is
 * recognised. Its only recipient is the row's address.
 */
export function compose(from: string, mail: DueMail): Promise<Buffer> {
  const { replyTo } = mail;
  return new MailComposer({
    from: oneLine(from),
    to: [{ name: '', address: mail.toAddress }],
    ...(replyTo !== null && isOneAddress(replyTo) ? { replyTo: [{ name: '', address: replyTo }] } : {}),
    subject: oneLine(mail.subject),
    messageId: mail.messageId,
    date: mail.createdAt,
    html: mail.html,
    text: mail.text,
    headers: isAutomatic(mail.event) ? { 'Auto-Submitted': 'auto-generated' } : {},
    // No attachments: no path or URL in a mail is ever opened.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}
