import type { Attachment } from 'nodemailer/lib/mailer'

import { drawAttachment } from './attachments.ts'
import { type Mail, type MailIdentity, UndeliverableError } from './mail.ts'
import { type Mailbox, isMailAddress } from './mailbox.ts'

/** A letter as nodemailer takes it. */
export interface MessageOptions {
  from: Mailbox
  to: Mailbox
  subject: string
  text: string
  html: string
  attachments: Attachment[]
  messageId: string
  date: Date
  disableFileAccess: true
  disableUrlAccess: true
}

/**
 * The letter with its headers and attachments. Nothing in a name or a subject can become a header of its own:
 * addresses are checked and passed as objects, line breaks become spaces.
 *
 * @throws UndeliverableError when the address is none
 */
export async function composeLetter(
  mail: Mail,
  from: Mailbox,
  { id, createdAt }: MailIdentity,
): Promise<MessageOptions> {
  if (!isMailAddress(mail.to.address)) throw new UndeliverableError('the address is not valid')
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  return {
    from: { name: oneLine(mail.senderName) || from.name, address: from.address },
    to: { name: oneLine(mail.to.name), address: mail.to.address },
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    attachments: await Promise.all((mail.attachments ?? []).map(drawAttachment)),
    // The same for every attempt, so that a letter sent twice is known as one.
    messageId: `<${id}.${createdAt.getTime()}@${domain}>`,
    date: createdAt,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
