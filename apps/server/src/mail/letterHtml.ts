import { pagePath } from '@parket/domain/site/links'

import { escapeHtml } from './html.ts'
import type { Block, Fact, Letter, LetterEvent, LetterTicket, MailBrand } from './letterBlocks.ts'
import { letterLook, type Look } from './letterLook.ts'

/** Attaches the QR code of a text; gives the id by which the HTML names it. */
type EmbedCode = (text: string) => string

/** What the blocks of one letter share. */
interface Writer {
  look: Look
  embedCode: EmbedCode
  /** The one link of the letter that is drawn as a button. */
  nextStep: Block | undefined
}

/** The strip of an event's picture, in CSS px as a wide screen shows it. */
const STRIP = { width: 560, height: 144 }

/** A letter for mail programs that show HTML. */
export function htmlOf(letter: Letter, brand: MailBrand, embedCode: EmbedCode): string {
  const { subject, heading, event, blocks } = letter
  const { look, darkSheet } = letterLook(brand, event)
  const writer = { look, embedCode, nextStep: blocks.find(({ kind }) => kind === 'link') }
  const home = anchor(brand.teamName, brand.siteUrl + pagePath('home'), look('link'))
  return `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><style>${darkSheet}</style>
<title>${escapeHtml(subject)}</title></head>
<body ${look('page')}><div ${look('card')}>
${event ? eventHead(event, look) : `<div ${look('teamHead')}>${escapeHtml(brand.teamName)}</div>`}
<div ${look('body')}>
<h1 ${look('heading')}>${escapeHtml(heading)}</h1>
${blocks.map((block) => blockHtml(block, writer)).join('\n')}
<p ${look('footer')}>${home}</p>
</div></div></body></html>
`
}

/** The event's ribbon, as its page has it; where pictures are not loaded, its colours stay. */
function eventHead({ name, when, where, url }: LetterEvent, look: Look): string {
  const strip = `${url}share.png?card=strip`
  const place = where === '' ? '' : `<span ${look('where')}>${escapeHtml(where)}</span>`
  return `<a href="${escapeHtml(url)}" ${look('head')}><img src="${escapeHtml(strip)}" width="${STRIP.width}" height="${STRIP.height}" alt="" ${look('picture')}>
<div ${look('event')}><span ${look('when')}>${escapeHtml(when)}</span><span ${look('eventName')}>${escapeHtml(name)}</span>${place}</div></a>`
}

function blockHtml(block: Block, writer: Writer): string {
  const { look, embedCode, nextStep } = writer
  switch (block.kind) {
    case 'text':
      return `<p>${escapeHtml(block.text).replaceAll('\n', '<br>')}</p>`
    case 'facts':
      return table(
        'facts',
        block.facts.map((fact) => row(fact, 'term', 'value', look)),
        look,
      )
    case 'amounts':
      return table(
        'facts',
        block.facts.map((fact) => row(fact, 'amountTerm', 'amount', look)),
        look,
      )
    case 'list':
      return `<p ${look('listTitle')}>${escapeHtml(block.title)}</p>${table(
        'list',
        block.items.map((item) => `<tr><td ${look('item')}>${escapeHtml(item)}</td></tr>`),
        look,
      )}`
    case 'link':
      return `<p>${anchor(block.label, block.url, look(block === nextStep ? 'button' : 'link'))}</p>`
    case 'ticket':
      return ticketHtml(block.ticket, writer)
    case 'due':
      return table(
        'due',
        [
          `<tr><td ${look('dueSum')}>${escapeHtml(block.sum)}</td><td ${look('dueUntil')}>${escapeHtml(block.until)}</td></tr>`,
        ],
        look,
      )
    case 'qr':
      return `<p>${codeImage(embedCode(block.text), block.label, look)}</p>`
    default:
      return `<details ${look('details')}><summary ${look('summary')}>${escapeHtml(block.title)}</summary>
${block.blocks.map((inner) => blockHtml(inner, writer)).join('\n')}</details>`
  }
}

function ticketHtml({ regN, pin, code }: LetterTicket, { look, embedCode }: Writer): string {
  // The halves of the PIN are apart for the eye, together when copied.
  const halves = `<span ${look('half')}>${escapeHtml(pin.slice(0, 3))}</span><span>${escapeHtml(pin.slice(3))}</span>`
  const image =
    code === null
      ? ''
      : `<td ${look('codeCell')}>${codeImage(embedCode(code), `QR-код регистрации №\u00A0${regN}`, look)}<span ${look('codeNote')}>Покажите на\u00A0стойке</span></td>`
  const codes = `<td ${look('codes')}><span ${look('figureTerm')}>Номер регистрации</span><b ${look('number')}>${regN}</b><span ${look('figureTerm')}>PIN-код</span><b ${look('pin')}>${halves}</b></td>`
  return table('ticket', [`<tr>${codes}${image}</tr>`], look)
}

function codeImage(cid: string, label: string, look: Look): string {
  return `<img src="cid:${cid}" width="128" height="128" alt="${escapeHtml(label)}" ${look('code')}>`
}

function table(part: 'facts' | 'list' | 'ticket' | 'due', rows: string[], look: Look): string {
  return `<table role="presentation" ${look(part)}>${rows.join('')}</table>`
}

function row(
  { term, value }: Fact,
  termPart: 'term' | 'amountTerm',
  valuePart: 'value' | 'amount',
  look: Look,
): string {
  return `<tr><td ${look(termPart)}>${escapeHtml(term)}</td><td ${look(valuePart)}>${escapeHtml(value)}</td></tr>`
}

function anchor(label: string, url: string, attributes: string): string {
  return `<a href="${escapeHtml(url)}" ${attributes}>${escapeHtml(label)}</a>`
}
