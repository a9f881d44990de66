import type { Mail } from '../mail/mail.ts'

/** What a job of each kind is given. */
export interface JobPayloads {
  mail: Mail
}
