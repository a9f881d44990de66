import { readTicketCode } from '@parket/domain/registration/ticket'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'

import { drawAttachment } from './attachments.ts'

test('a QR code is a small PNG that the desk can read', async () => {
  const text = 'https://vesna.example.org/events/5/select-registration?reg_n=12'
  const drawn = await drawAttachment({ kind: 'qr', cid: 'qr1', text })
  expect(drawn).toMatchObject({
    cid: 'qr1',
    contentType: 'image/png',
    contentDisposition: 'inline',
  })
  const png = drawn.content as Buffer
  expect(png.length).toBeLessThan(4000)
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const read = decodeQR({ width: info.width, height: info.height, data })
  expect(readTicketCode(read)).toEqual({ eventId: 5, regN: 12 })
})

test('a calendar file is attached under its name, as the calendar of a publisher', async () => {
  const text = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
  expect(await drawAttachment({ kind: 'calendar', name: 'event-5.ics', text })).toEqual({
    filename: 'event-5.ics',
    content: text,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  })
})
