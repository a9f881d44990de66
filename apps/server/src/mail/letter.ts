import type { Brand } from '@parket/domain/brand/brand'
import { palettesOf, type Palette } from '@parket/domain/brand/palette'
import { pagePath } from '@parket/domain/site/links'

import { escapeHtml } from './html.ts'
import type { Mail } from './mail.ts'
import type { Mailbox } from './mailbox.ts'
import { readableUrl } from './siteUrl.ts'

/** How a letter looks like its team's. */
export interface MailBrand extends Brand {
  teamName: string
  /** Origin of the team's site. */
  siteUrl: string
}

interface Fact {
  term: string
  value: string
}

/** A part of a letter; all texts are plain. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'facts'; facts: Fact[] }
  /** Facts to be read from afar: number and PIN. */
  | { kind: 'figures'; facts: Fact[] }
  | { kind: 'list'; title: string; items: string[] }
  | { kind: 'link'; label: string; url: string }

export interface Letter {
  to: Mailbox
  subject: string
  heading: string
  blocks: Block[]
  /** The registrations that it is about. */
  regDataIds?: readonly number[]
}

/** One content as the two forms a mail program may show: plain text and HTML. */
export function writeLetter(letter: Letter, brand: MailBrand): Mail {
  return {
    to: letter.to,
    senderName: brand.teamName,
    subject: letter.subject,
    text: plainText(letter, brand),
    html: html(letter, brand),
    ...(letter.regDataIds && { regDataIds: letter.regDataIds }),
  }
}

function plainText({ heading, blocks }: Letter, brand: MailBrand): string {
  const parts = [
    heading,
    ...blocks.map(plainBlock),
    `${brand.teamName}\n${readableUrl(brand.siteUrl)}${pagePath('home')}`,
  ]
  return `${parts.join('\n\n')}\n`
}

function plainBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text
    case 'facts':
    case 'figures':
      return block.facts.map(({ term, value }) => `${term}: ${value}`).join('\n')
    case 'list':
      return [`${block.title}:`, ...block.items.map((item) => `— ${item}`)].join('\n')
    default:
      return `${block.label}:\n${block.url}`
  }
}

/** Shape and place of each element of a letter. */
const shapes = {
  page: 'margin:0;padding:24px 12px;font:16px/1.5 Onest,system-ui,sans-serif',
  card: 'max-width:560px;margin:0 auto;border-radius:20px;overflow:hidden',
  head: 'padding:20px 24px;font-weight:600',
  body: 'padding:24px',
  heading: 'margin:0 0 16px;font-size:30px;line-height:1.2;font-weight:650;letter-spacing:-0.022em',
  facts: 'width:100%;border-collapse:collapse;margin:16px 0',
  term: 'width:40%;padding:8px 16px 8px 0;vertical-align:top',
  value: 'padding:8px 0;vertical-align:top;font-weight:600',
  figures: 'border-collapse:collapse;margin:16px 0',
  figure: 'padding:8px 24px 8px 0;vertical-align:top;font-size:14px',
  number: 'display:block;font-size:30px;line-height:1.2;font-weight:650;letter-spacing:-0.022em',
  listTitle: 'margin:16px 0 4px;font-weight:600',
  list: 'margin:0 0 16px;padding-left:20px',
  button:
    'display:inline-block;padding:12px 20px;border:1px solid;border-radius:14px;font-weight:600;text-decoration:none',
  link: '',
  footer: 'margin:24px 0 0;padding-top:16px;font-size:14px',
}

type Part = keyof typeof shapes

/** What of it has the colours of the team. */
function coloursOf(palette: Palette): Partial<Record<Part, Record<string, string>>> {
  const { page, wash, line, ink, ink2, ground, onGround, accent, accentEdge, onAccent } = palette
  const { accentText } = palette
  const rule = `1px solid ${line}`
  return {
    page: { background: wash, color: ink },
    card: { background: page },
    head: { background: ground, color: onGround },
    term: { 'border-bottom': rule, color: ink2 },
    value: { 'border-bottom': rule },
    figure: { color: ink2 },
    number: { color: accentText },
    button: { background: accent, color: onAccent, 'border-color': accentEdge },
    link: { color: ink },
    footer: { 'border-top': rule, color: ink2 },
  }
}

const declarations = (colours: Record<string, string> = {}, after = '') =>
  Object.entries(colours).map(([name, value]) => `${name}:${value}${after}`)

/** The attributes of an element: each carries its own style, since many mail programs know no sheet. */
type Look = (part: Part) => string

function lookOf(palette: Palette): Look {
  const colours = coloursOf(palette)
  return (part) =>
    `class="${part}" style="${[shapes[part], ...declarations(colours[part])].filter((text) => text !== '').join(';')}"`
}

/** The colours for mail programs that are dark and say so; others darken the light ones in their own way. */
function darkSheet(palette: Palette): string {
  const rules = Object.entries(coloursOf(palette)).map(
    ([part, colours]) => `.${part}{${declarations(colours, '!important').join(';')}}`,
  )
  return `@media (prefers-color-scheme:dark){${rules.join('')}}`
}

function html({ subject, heading, blocks }: Letter, brand: MailBrand): string {
  const { light, dark } = palettesOf(brand)
  const look = lookOf(light)
  const firstLink = blocks.find(({ kind }) => kind === 'link')
  const parts = blocks.map((block) => htmlBlock(block, look, block === firstLink))
  const home = anchor(brand.teamName, brand.siteUrl + pagePath('home'), look('link'))
  return `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><style>${darkSheet(dark)}</style>
<title>${escapeHtml(subject)}</title></head>
<body ${look('page')}><div ${look('card')}>
<div ${look('head')}>${escapeHtml(brand.teamName)}</div>
<div ${look('body')}>
<h1 ${look('heading')}>${escapeHtml(heading)}</h1>
${parts.join('\n')}
<p ${look('footer')}>${home}</p>
</div></div></body></html>
`
}

/** @param isNextStep the one link of the letter that is drawn as a button */
function htmlBlock(block: Block, look: Look, isNextStep: boolean): string {
  switch (block.kind) {
    case 'text':
      return `<p>${escapeHtml(block.text).replaceAll('\n', '<br>')}</p>`
    case 'facts':
      return `<table role="presentation" ${look('facts')}>${block.facts.map((fact) => htmlFact(fact, look)).join('')}</table>`
    case 'figures':
      return `<table role="presentation" ${look('figures')}><tr>${block.facts.map((fact) => htmlFigure(fact, look)).join('')}</tr></table>`
    case 'list':
      return `<p ${look('listTitle')}>${escapeHtml(block.title)}</p><ul ${look('list')}>${block.items
        .map((item) => `<li>${escapeHtml(item)}</li>`)
        .join('')}</ul>`
    default:
      return `<p>${anchor(block.label, block.url, look(isNextStep ? 'button' : 'link'))}</p>`
  }
}

function htmlFact({ term, value }: Fact, look: Look): string {
  return `<tr><td ${look('term')}>${escapeHtml(term)}</td><td ${look('value')}>${escapeHtml(value)}</td></tr>`
}

function htmlFigure({ term, value }: Fact, look: Look): string {
  return `<td ${look('figure')}>${escapeHtml(term)} <b ${look('number')}>${escapeHtml(value)}</b></td>`
}

function anchor(label: string, url: string, attributes: string): string {
  return `<a href="${escapeHtml(url)}" ${attributes}>${escapeHtml(label)}</a>`
}
