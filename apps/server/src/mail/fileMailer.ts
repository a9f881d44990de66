import { join } from 'node:path'

import { createTransport } from 'nodemailer'

import { writeDurably } from '../storage/durableFile.ts'
import { openPrivateFolder } from '../storage/privateFolder.ts'
import { composeLetter } from './compose.ts'
import type { Mailer } from './mail.ts'
import type { Mailbox } from './mailbox.ts'

/**
 * Keeps letters as `.eml` files instead of sending them. The name sorts by time and is the letter's
 * own: sent again, it replaces itself.
 *
 * @param folder made when missing
 */
export function createFileMailer(folder: string, from: Mailbox): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail, identity) {
      const { message } = await transport.sendMail(await composeLetter(mail, from, identity))
      if (!(message instanceof Uint8Array)) throw new TypeError('the letter was not buffered')
      await openPrivateFolder(folder)
      const time = identity.createdAt.toISOString().replaceAll(':', '-')
      const id = String(identity.id).padStart(8, '0')
      await writeDurably(join(folder, `${time}-${id}.eml`), message)
    },
    async close() {
      transport.close()
    },
  }
}
