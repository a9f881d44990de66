import type { Mailbox } from './mailbox.ts'

/** A letter, ready to go. */
export interface Mail {
  to: Mailbox
  /** Whose letter it is: shown as the sender's name, the address being the installation's. */
  senderName: string
  subject: string
  text: string
  html: string
  /** The registrations that it is about: their organiser sees that it was sent. */
  regDataIds?: readonly number[]
}

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
