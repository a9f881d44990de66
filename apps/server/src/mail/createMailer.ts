import { join } from 'node:path'

import type { Config } from '../config.ts'
import { createFileMailer } from './fileMailer.ts'
import type { Mailer } from './mail.ts'
import { createSmtpMailer } from './smtpMailer.ts'

/** The way out that the settings name: a mail server, or files in `DATA_DIR/mail`. */
export function createMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer {
  return config.smtpUrl === null
    ? createFileMailer(join(config.dataDir, 'mail'), config.mailFrom)
    : createSmtpMailer(config.smtpUrl, config.mailFrom)
}
