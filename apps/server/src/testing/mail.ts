import { once } from 'node:events'

import { SMTPServer } from 'smtp-server'

export interface CaughtMail {
  recipients: string[]
  /** The letter as it came over the wire. */
  raw: string
}

export interface MailCatcher {
  url: string
  mails: CaughtMail[]
  close: () => Promise<void>
}

/**
 * A mail server on the loopback that keeps what it gets.
 *
 * @param refuse the reply to a recipient, as a code of SMTP; undefined takes the letter
 */
export async function catchMail(
  refuse: (recipient: string) => number | undefined = () => undefined,
): Promise<MailCatcher> {
  const mails: CaughtMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, callback) {
      const responseCode = refuse(address)
      callback(responseCode === undefined ? null : Object.assign(new Error('no'), { responseCode }))
    },
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const recipients = envelope.rcptTo.map(({ address }) => address)
        mails.push({ recipients, raw: Buffer.concat(chunks).toString() })
        callback()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** The headers of a letter by lower-case name, folded lines joined; a name may come several times. */
export function headersOf(raw: string): [name: string, value: string][] {
  const [head = ''] = raw.split('\r\n\r\n', 1)
  return head
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    })
}
