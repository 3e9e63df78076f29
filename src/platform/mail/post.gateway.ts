import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import addressparser from 'nodemailer/lib/addressparser';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Logger } from 'pino';
import { masked, type Outcome, sendingMs } from './mail.rules.ts';
import { compose, type DueMail } from './message.ts';

/** Where mail goes: a server, or files. Never throws for what can happen to a mail: that is its outcome. */
export interface Post {
  deliver(mail: DueMail): Promise<Outcome>;
}

const words = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause)).slice(0, 500);

/** What a failure of the mail itself means, once the server has said hello: only its own 5xx is the end. */
function outcomeOf(cause: SMTPConnection.SMTPError): Outcome {
  const why = words(cause);
  const final = cause.responseCode !== undefined && cause.responseCode >= 500;
  // That it doesn't like the sender is the office's to mend, and the mail is sent when it has been.
  const ofThisMail = cause.command !== 'MAIL FROM' && cause.command !== 'CONN';
  const neverSent = cause.code === 'EENVELOPE' && cause.command === 'API';
  return { kind: (final && ofThisMail) || neverSent ? 'refused' : 'later', why };
}

/**
 * Hands mail to an SMTP server, each over a connection of its own.
 * @param url `smtp://user:password@host:587`, or `smtps://` for TLS from the start.
 * @param from The sender, with or without a name: `Shofor <hello@shofor.example>`.
 */
export function smtpPost(url: string, from: string, limitMs = sendingMs): Post {
  const options = parseConnectionUrl(url);
  const sender = addressparser(from, { flatten: true })[0]?.address ?? from;
  return {
    deliver: async (mail) => {
      const message = await compose(from, mail);
      return new Promise<Outcome>((resolve) => {
        const connection = new SMTPConnection({
          connectionTimeout: limitMs / 3,
          greetingTimeout: limitMs / 3,
          socketTimeout: limitMs / 2,
          ...options,
        });
        let spoken = false;
        const end = (outcome: Outcome) => {
          // The first word counts: closing says 'end', which comes back here.
          resolve(outcome);
          clearTimeout(timer);
          connection.close();
        };
        // A server that sends a byte now and then is never silent for long.
        const timer = setTimeout(() => {
          end({ kind: spoken ? 'later' : 'away', why: `No answer within ${limitMs / 1000} s.` });
        }, limitMs);
        connection.on('error', (cause) => end({ kind: spoken ? 'later' : 'away', why: words(cause) }));
        connection.on('end', () => end({ kind: spoken ? 'later' : 'away', why: 'The server hung up.' }));
        const send = () => {
          spoken = true;
          connection.send({ from: sender, to: [mail.toAddress] }, message, (cause) => {
            if (cause) {
              end(outcomeOf(cause));
              return;
            }
            connection.quit();
            end({ kind: 'taken' });
          });
        };
        connection.connect((cause) => {
          if (cause) {
            end({ kind: 'away', why: words(cause) });
          } else if (options.auth && 'user' in options.auth && 'pass' in options.auth) {
            connection.login({ user: options.auth.user ?? '', pass: options.auth.pass }, (refused) =>
              refused ? end({ kind: 'away', why: words(refused) }) : send(),
            );
          } else {
            send();
          }
        });
      });
    },
  };
}

/**
 * Writes mail as .eml files, which any mail program opens: for a machine without a mail server. Their links open
 * accounts and enquiries, so only the user who runs the program can read them, and the log names the file alone. The
 * file of a mail has one name, however often it is written.
 */
export function filePost(directory: string, from: string, logger: Logger): Post {
  return {
    deliver: async (mail) => {
      try {
        await mkdir(directory, { recursive: true, mode: 0o700 });
        // It may be there already, and open to others.
        await chmod(directory, 0o700);
        const moment = mail.createdAt.toISOString().replaceAll(':', '-');
        const file = join(directory, `${moment}-${mail.kind.replace(/[^a-z0-9.-]/g, '')}-${mail.id}.eml`);
        await writeFile(`${file}.part`, await compose(from, mail), { mode: 0o600 });
        await rename(`${file}.part`, file);
        logger.info(
          { kind: mail.kind, to: masked(mail.toAddress), file },
          'No mail server is set (SMTP_URL): the mail was written to a file.',
        );
        return { kind: 'taken' };
      } catch (cause) {
        return { kind: 'away', why: words(cause) };
      }
    },
  };
}
