import type { Attachment } from 'nodemailer/lib/mailer'
import { encodeQR } from 'qr'
import sharp from 'sharp'

import type { MailAttachment } from './mail.ts'

/** Pixels a module: sharp on a screen of any density at 128 CSS px. */
const MODULE_PX = 8
/** Light modules around the code, as the standard asks for. */
const QUIET_ZONE = 4

/** An attachment as it is sent. */
export async function drawAttachment(attachment: MailAttachment): Promise<Attachment> {
  if (attachment.kind === 'calendar') {
    return {
      filename: attachment.name,
      content: attachment.text,
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    }
  }
  return {
    filename: `${attachment.cid}.png`,
    content: await drawCode(attachment.text),
    contentType: 'image/png',
    contentDisposition: 'inline',
    cid: attachment.cid,
  }
}

/** The QR code of a text as a PNG. */
async function drawCode(text: string): Promise<Buffer> {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE })
  const size = rows.length
  const pixels = Uint8Array.from(rows.flat(), (isDark) => (isDark ? 0 : 255))
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * MODULE_PX, size * MODULE_PX, { kernel: 'nearest' })
    .png({ palette: true, colours: 2, compressionLevel: 9 })
    .toBuffer()
}
