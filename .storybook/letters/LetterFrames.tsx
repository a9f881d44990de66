import type { Brand } from '@parket/domain/brand/brand'
import { eventColours } from '@parket/domain/brand/eventColours'
import { pictureFormats } from '@parket/ui/picture/formats'
import { pictureSvg } from '@parket/ui/picture/pictureSvg'
import { useState } from 'react'
import { qrPath } from '../../packages/ui/src/components/QrCode/qrPath.ts'
import type { Mail } from '../../apps/server/src/mail/mail.ts'
import './letters.css'

/** How wide mail programs show a letter: on a computer and on a phone, px. */
const WIDTHS = [600, 375]

interface LetterFramesProps {
  mail: Mail
  brand: Brand
  theme: string
}

/** A letter as mail programs show it: HTML at two widths, and plain text. */
export function LetterFrames({ mail, brand, theme }: LetterFramesProps) {
  const html = withPictures(inTheme(mail.html, theme), mail, brand)
  return (
    <main className="letter-story">
      <h1>{mail.subject}</h1>
      <div className="letter-story-frames">
        {WIDTHS.map((width) => (
          <LetterFrame key={width} html={html} width={width} />
        ))}
        <pre>{mail.text}</pre>
      </div>
    </main>
  )
}

/** As high as the letter is. */
function LetterFrame({ html, width }: { html: string; width: number }) {
  const [height, setHeight] = useState(800)
  return (
    <iframe
      // Its height is read, so it is of this origin; nothing in it runs.
      sandbox="allow-same-origin"
      title={`Письмо, ${width} px`}
      srcDoc={html}
      width={width}
      height={height}
      onLoad={({ currentTarget: { contentDocument } }) => {
        setHeight(contentDocument?.body.scrollHeight ?? 800)
      }}
    />
  )
}

/** A frame asks the machine for its theme, the workshop its toolbar. */
function inTheme(html: string, theme: string): string {
  return html.replaceAll(
    '@media (prefers-color-scheme:dark)',
    theme === 'dark' ? '@media all' : '@media not all',
  )
}

/** The pictures that a mail program takes out of the letter or from the site. */
function withPictures(html: string, { attachments = [] }: Mail, brand: Brand): string {
  const withCodes = attachments.reduce(
    (text, one) =>
      one.kind === 'qr' ? text.replaceAll(`cid:${one.cid}`, dataUrl(codeSvg(one.text))) : text,
    html,
  )
  return withCodes.replaceAll(/https:[^"]+\/events\/(\d+)\/share\.png[^"]*/g, (_, id: string) =>
    dataUrl(ribbonSvg(id, brand)),
  )
}

function codeSvg(text: string): string {
  const { size, path } = qrPath(text)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
}

function ribbonSvg(eventId: string, brand: Brand): string {
  return pictureSvg(eventId, pictureFormats.letter, eventColours(brand, eventId))
}

function dataUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
