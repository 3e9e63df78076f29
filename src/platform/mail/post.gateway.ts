import { chmod, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import addressparser from 'nodemailer/lib/addressparser';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Logger } from 'pino';
import type { Outcome } from '../messages/messages.rules.ts';
import { giveToOwnerOfFolder, makeFolder } from '../owner.ts';
import { masked, sendingMs } from './mail.rules.ts';
import { compose, type DueMail } from './message.ts';

/** Where mail goes: a server, or files. Never throws for a failed mail: the failure is its result. */
export interface Post {
  deliver(mail: DueMail): Promise<Outcome>;
}

const words = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause)).slice(0, 500);

/** What an error of the mail itself means, after the greeting of the server: only a 5xx is final. */
function outcomeOf(cause: SMTPConnection.SMTPError): Outcome {
  const why = words(cause);
  const final = cause.responseCode !== undefined && cause.responseCode >= 500;
  // A refused sender is a setting that the office can fix; the mail is sent afterwards.
  const ofThisMail = cause.command !== 'MAIL FROM' && cause.command !== 'CONN';
  const neverSent = cause.code === 'EENVELOPE' && cause.command === 'API';
  return { kind: (final && ofThisMail) || neverSent ? 'refused' : 'later', why };
}

/**
 * Sends mail to an SMTP server, each over a connection of its own.
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
          // The first result counts: closing causes another one, 'end'.
          resolve(outcome);
          clearTimeout(timer);
          connection.close();
        };
        // A server that sends a byte now and then never runs into the idle timeout.
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
 * Writes mail as .eml files, which any mail client opens: for a machine without a mail server. Their links open accounts
 * and enquiries, so only the user who runs the program can read them, and the log contains only the name of the file. A
 * mail always has the same file name.
 */
export function filePost(directory: string, from: string, logger: Logger): Post {
  return {
    deliver: async (mail) => {
      try {
        await makeFolder(directory, 0o700);
        // It may exist already, readable by others.
        await chmod(directory, 0o700);
        const moment = mail.createdAt.toISOString().replaceAll(':', '-');
        const file = join(directory, `${moment}-${mail.event.replace(/[^a-z0-9.-]/g, '')}-${mail.id}.eml`);
        await writeFile(`${file}.part`, await compose(from, mail), { mode: 0o600 });
        await giveToOwnerOfFolder(`${file}.part`);
        await rename(`${file}.part`, file);
        logger.info(
          { event: mail.event, to: masked(mail.toAddress), file },
          'No mail server is set (SMTP_URL): the mail was written to a file.',
        );
        return { kind: 'taken' };
      } catch (cause) {
        return { kind: 'away', why: words(cause) };
      }
    },
  };
}
