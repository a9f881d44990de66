import { join } from 'node:path'

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

/** Creates the mailer of the settings: SMTP, or files in `DATA_DIR/mail`. */
export function createMailer(config: MailSettings): Mailer {
  return config.smtpUrl === null
    ? createFileMailer(join(config.dataDir, 'mail'), config.mailFrom)
    : createSmtpMailer(config.smtpUrl, config.mailFrom)
}
