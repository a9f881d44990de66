import type { Letter, MailBrand } from './letterBlocks.ts'
import { htmlOf } from './letterHtml.ts'
import { plainTextOf } from './letterText.ts'
import type { Mail, MailAttachment } from './mail.ts'

/** One content as the two forms a mail program may show, plain text and HTML, with what is attached. */
export function writeLetter(letter: Letter, brand: MailBrand): Mail {
  const codes: string[] = []
  const embedCode = (text: string) => {
    codes.push(text)
    return codeId(codes.length)
  }
  const html = htmlOf(letter, brand, embedCode)
  const attachments: MailAttachment[] = codes.map((text, index) => ({
    kind: 'qr',
    cid: codeId(index + 1),
    text,
  }))
  if (letter.calendar) attachments.push({ kind: 'calendar', ...letter.calendar })
  return {
    to: letter.to,
    senderName: brand.teamName,
    subject: letter.subject,
    text: plainTextOf(letter, brand),
    html,
    attachments,
    ...(letter.regDataIds && { regDataIds: letter.regDataIds }),
  }
}

/** By which the HTML names an attached picture. */
function codeId(number: number): string {
  return `qr${number}`
}
