import type { JobPayloads } from '../db/jsonColumns.ts'
import type { Mailer } from '../mail/mail.ts'
import { mailJob } from './mailJob.ts'
import type { JobHandler } from './worker.ts'

/** Who does the jobs of the outbox, by their kind. */
type JobHandlers = {
  readonly [Kind in keyof JobPayloads]: JobHandler<JobPayloads[Kind]>
}

/** The handlers of every kind of job. */
export function createJobHandlers({ mailer }: { mailer: Mailer }): JobHandlers {
  return { mail: mailJob(mailer) }
}
