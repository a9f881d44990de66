import { type Mail, type Mailer, UndeliverableError } from '../mail/mail.ts'
import { type JobHandler, PermanentError } from './worker.ts'

/** Sends the letters that `queueMail` left. */
export function mailJob(mailer: Mailer): JobHandler<Mail> {
  return async ({ id, created_at, payload }) => {
    try {
      await mailer.send(payload, { id, createdAt: created_at })
    } catch (error) {
      if (!(error instanceof UndeliverableError)) throw error
      throw new PermanentError(error.message, { cause: error })
    }
  }
}
