import { join } from 'node:path'

import { openPrivateFolder } from '../storage/privateFolder.ts'
import { createFileMailer } from './fileMailer.ts'
import type { Mailer } from './mail.ts'
import type { Mailbox } from './mailbox.ts'
import { createSmtpMailer } from './smtpMailer.ts'

/** How mail is sent. */
export interface MailSettings {
  /** Null: letters are written to files in `dataDir/mail`. */
  smtpUrl: string | null
  mailFrom: Mailbox
  /** Absolute. */
  dataDir: string
}

/**
 * Creates the mailer of the settings: SMTP, or files in `DATA_DIR/mail`.
 *
 * @throws OperatorError when the folder cannot be kept from others
 */
export async function createMailer(config: MailSettings): Promise<Mailer> {
  if (config.smtpUrl !== null) return createSmtpMailer(config.smtpUrl, config.mailFrom)
  const folder = join(config.dataDir, 'mail')
  await openPrivateFolder(folder)
  return createFileMailer(folder, config.mailFrom)
}
