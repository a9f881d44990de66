import type { Mailbox } from './mailbox.ts'

/** A letter, ready to go. */
export interface Mail {
  to: Mailbox
  /** Whose letter it is: shown as the sender's name, the address being the installation's. */
  senderName: string
  subject: string
  text: string
  html: string
  /** Left out in letters that were queued before there were any. */
  attachments?: readonly MailAttachment[]
  /** The registrations that it is about: their organiser sees that it was sent. */
  regDataIds?: readonly number[]
}

/** What goes with a letter. It is made when the letter is sent: the queue keeps the texts alone. */
export type MailAttachment =
  /** A QR code that the HTML shows as `cid:…`. */
  { kind: 'qr'; cid: string; text: string } | { kind: 'calendar'; name: string; text: string }

/** What identifies one letter over all attempts to send it. */
export interface MailIdentity {
  id: number
  createdAt: Date
}

/** Sends letters. */
export interface Mailer {
  /**
   * Sends a letter; resolves when the mail server (or the folder) has accepted it.
   *
   * @throws UndeliverableError when trying again is of no use, anything else when it may be
   */
  send(mail: Mail, identity: MailIdentity): Promise<void>
  close: () => Promise<void>
}

/** The letter itself is refused: a wrong address, an unknown mailbox. */
export class UndeliverableError extends Error {
  override name = 'UndeliverableError'
}
