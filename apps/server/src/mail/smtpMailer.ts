import { createTransport } from 'nodemailer'

import { composeLetter } from './compose.ts'
import { type Mailer, UndeliverableError } from './mail.ts'
import type { Mailbox } from './mailbox.ts'

/** Shorter than a job's lease, so that no other worker sends the same letter meanwhile. */
const TIMEOUT_MS = 20_000

/** Sends letters through a server, over connections that are kept. */
export function createSmtpMailer(url: string, from: Mailbox): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  return {
    async send(mail, identity) {
      try {
        await transport.sendMail(await composeLetter(mail, from, identity))
      } catch (error) {
        throw isRefusal(error) ? new UndeliverableError(error.message, { cause: error }) : error
      }
    },
    async close() {
      transport.close()
    },
  }
}

/** The server will not take this letter for this recipient, now or later (a 5yz reply). */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  const isAboutLetter = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  return isAboutLetter && Number(error.responseCode) >= 500
}
