import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import * as fc from 'fast-check'
import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { type MailCatcher, catchMail, headersOf } from '../testing/mail.ts'
import { composeLetter } from './compose.ts'
import { createFileMailer } from './fileMailer.ts'
import { type Mail, type Mailer, UndeliverableError } from './mail.ts'
import { createSmtpMailer } from './smtpMailer.ts'

const from = { name: 'Паркет', address: 'mail@parket.test' }
const identity = { id: 7, createdAt: new Date('2027-03-01T09:30:00.250Z') }
const mail: Mail = {
  to: { name: 'Анна', address: 'anna@example.org' },
  senderName: 'Весна',
  subject: 'Регистрация принята',
  text: 'Номер 1',
  html: '<p>Номер 1</p>',
}

describe('mail in files', () => {
  let folder: string
  let mailer: Mailer

  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'parket-mail-')), 'mail')
    mailer = createFileMailer(folder, from)
  })
  afterEach(async () => {
    await mailer.close()
    await rm(join(folder, '..'), { recursive: true })
  })

  const read = async (file: string) => readFile(join(folder, file), 'utf8')

  test('a letter becomes one complete file whose name sorts by time', async () => {
    await mailer.send(mail, identity)
    expect(await readdir(folder)).toEqual(['2027-03-01T09-30-00.250Z-00000007.eml'])
    const raw = await read('2027-03-01T09-30-00.250Z-00000007.eml')
    const headers = Object.fromEntries(headersOf(raw))
    expect(headers).toMatchObject({
      from: expect.stringContaining('<mail@parket.test>'),
      to: expect.stringContaining('<anna@example.org>'),
      date: 'Mon, 01 Mar 2027 09:30:00 +0000',
      'message-id': `<7.${identity.createdAt.getTime()}@parket.test>`,
      'content-type': expect.stringContaining('multipart/alternative'),
    })
  })

  test('the same letter sent again does not become a second one', async () => {
    await mailer.send(mail, identity)
    await mailer.send(mail, identity)
    expect(await readdir(folder)).toHaveLength(1)
  })

  test('letters of one moment do not patch each other', async () => {
    await Promise.all([1, 2, 3].map((id) => mailer.send(mail, { ...identity, id })))
    expect(await readdir(folder)).toHaveLength(3)
  })
})

describe('mail by a server', () => {
  let catcher: MailCatcher
  let mailer: Mailer

  const connect = async (refuse?: (recipient: string) => number | undefined) => {
    catcher = await catchMail(refuse)
    mailer = createSmtpMailer(catcher.url, from)
  }
  afterEach(async () => {
    await mailer.close()
    await catcher.close()
  })

  test('a letter arrives at its recipient alone', async () => {
    await connect()
    await mailer.send(mail, identity)
    expect(catcher.mails).toHaveLength(1)
    expect(catcher.mails[0]?.recipients).toEqual(['anna@example.org'])
  })

  test.each(['to.name', 'senderName', 'subject'] as const)(
    'a line break in %s adds neither a header nor a recipient',
    async (field) => {
      await connect()
      const planted = 'Анна\r\nBcc: spy@example.org\r\n\r\nтекст'
      const letter = {
        ...mail,
        ...(field === 'to.name' ? { to: { ...mail.to, name: planted } } : { [field]: planted }),
      }
      await mailer.send(letter, identity)
      const [caught] = catcher.mails
      expect(caught?.recipients).toEqual(['anna@example.org'])
      expect(headersOf(caught?.raw ?? '').map(([name]) => name)).not.toContain('bcc')
    },
  )

  test.each(['anna@example.org\r\nBcc: spy@example.org', 'anna@example.org, spy@example.org', ''])(
    'the address %j is refused before anything is sent',
    async (address) => {
      await connect()
      const letter = { ...mail, to: { name: '', address } }
      await expect(mailer.send(letter, identity)).rejects.toThrow(UndeliverableError)
      expect(catcher.mails).toEqual([])
    },
  )

  test('an unknown mailbox is not tried again', async () => {
    await connect(() => 550)
    await expect(mailer.send(mail, identity)).rejects.toThrow(UndeliverableError)
  })

  test('a mailbox that is busy is tried again', async () => {
    await connect(() => 450)
    await expect(mailer.send(mail, identity)).rejects.not.toThrow(UndeliverableError)
  })

  test('a server that is away is tried again', async () => {
    await connect()
    await catcher.close()
    await expect(mailer.send(mail, identity)).rejects.not.toThrow(UndeliverableError)
  })
})

test('whatever stands in a name or a subject, the headers are the same ones', async () => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const namesOf = async (letter: Mail) => {
    const { message } = await transport.sendMail(await composeLetter(letter, from, identity))
    if (!(message instanceof Buffer)) throw new TypeError('not buffered')
    return headersOf(message.toString()).map(([name]) => name)
  }
  const expected = await namesOf(mail)
  const nasty = fc.string({
    unit: fc.constantFrom(
      '\r',
      '\n',
      '\u2028',
      '\0',
      ':',
      '<',
      '>',
      ',',
      '"',
      '\\',
      ';',
      ' ',
      'b',
      'ё',
    ),
    maxLength: 40,
  })
  await fc.assert(
    fc.asyncProperty(nasty, nasty, nasty, async (name, senderName, subject) => {
      const to = { name: `x${name}`, address: mail.to.address }
      const letter = { ...mail, to, senderName: `x${senderName}`, subject: `x${subject}` }
      expect(await namesOf(letter)).toEqual(expected)
    }),
    { numRuns: 200, seed: 2026 },
  )
})
