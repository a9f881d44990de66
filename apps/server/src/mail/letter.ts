import type { Brand } from '@parket/domain/brand/brand'
import { palettesOf, type Palette } from '@parket/domain/brand/palette'
import { pagePath } from '@parket/domain/site/links'

import { escapeHtml } from './html.ts'
import type { Mail } from './mail.ts'
import type { Mailbox } from './mailbox.ts'

/** How a letter looks like its team's. */
export interface MailBrand extends Brand {
  teamName: string
  /** Origin of the team's site. */
  siteUrl: string
}

/** A part of a letter; all texts are plain. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'facts'; facts: { term: string; value: string }[] }
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
    `${brand.teamName}\n${brand.siteUrl}${pagePath('home')}`,
  ]
  return `${parts.join('\n\n')}\n`
}

function plainBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text
    case 'facts':
      return block.facts.map(({ term, value }) => `${term}: ${value}`).join('\n')
    case 'list':
      return [`${block.title}:`, ...block.items.map((item) => `— ${item}`)].join('\n')
    default:
      return `${block.label}:\n${block.url}`
  }
}

/** Mail programs know no stylesheet: each element carries its own, in the light colours of the team. */
function stylesOf(palette: Palette) {
  const { page, wash, line, ink, ink2, ground, onGround, accent, accentEdge, onAccent } = palette
  return {
    page: `margin:0;padding:24px 12px;background:${wash};font:16px/1.5 Onest,system-ui,sans-serif;color:${ink}`,
    card: `max-width:560px;margin:0 auto;background:${page};border-radius:20px;overflow:hidden`,
    head: `padding:20px 24px;background:${ground};color:${onGround};font-weight:600`,
    body: 'padding:24px',
    heading:
      'margin:0 0 16px;font-size:24px;line-height:1.25;font-weight:650;letter-spacing:-0.015em',
    facts: 'width:100%;border-collapse:collapse;margin:16px 0',
    term: `width:40%;padding:8px 16px 8px 0;border-bottom:1px solid ${line};vertical-align:top;color:${ink2}`,
    value: `padding:8px 0;border-bottom:1px solid ${line};vertical-align:top;font-weight:600`,
    list: 'margin-top:0;padding-left:20px',
    button: `display:inline-block;padding:12px 20px;border:1px solid ${accentEdge};border-radius:14px;background:${accent};color:${onAccent};font-weight:600;text-decoration:none`,
    link: `color:${ink}`,
    footer: `margin:24px 0 0;padding-top:16px;border-top:1px solid ${line};color:${ink2};font-size:14px`,
  }
}

type Styles = ReturnType<typeof stylesOf>

function html({ subject, heading, blocks }: Letter, brand: MailBrand): string {
  const style = stylesOf(palettesOf(brand).light)
  const firstLink = blocks.find(({ kind }) => kind === 'link')
  const parts = blocks.map((block) => htmlBlock(block, style, block === firstLink))
  const home = anchor(brand.teamName, brand.siteUrl + pagePath('home'), style.link)
  return `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title></head>
<body style="${style.page}"><div style="${style.card}">
<div style="${style.head}">${escapeHtml(brand.teamName)}</div>
<div style="${style.body}">
<h1 style="${style.heading}">${escapeHtml(heading)}</h1>
${parts.join('\n')}
<p style="${style.footer}">${home}</p>
</div></div></body></html>
`
}

/** @param isNextStep the one link of the letter that is drawn as a button */
function htmlBlock(block: Block, style: Styles, isNextStep: boolean): string {
  switch (block.kind) {
    case 'text':
      return `<p>${escapeHtml(block.text).replaceAll('\n', '<br>')}</p>`
    case 'facts':
      return `<table role="presentation" style="${style.facts}">${block.facts.map((fact) => htmlFact(fact, style)).join('')}</table>`
    case 'list':
      return `<p style="margin-bottom:4px">${escapeHtml(block.title)}:</p><ul style="${style.list}">${block.items
        .map((item) => `<li>${escapeHtml(item)}</li>`)
        .join('')}</ul>`
    default:
      return `<p>${anchor(block.label, block.url, isNextStep ? style.button : style.link)}</p>`
  }
}

function htmlFact({ term, value }: { term: string; value: string }, style: Styles): string {
  return `<tr><td style="${style.term}">${escapeHtml(term)}</td><td style="${style.value}">${escapeHtml(value)}</td></tr>`
}

function anchor(label: string, url: string, look: string): string {
  return `<a href="${escapeHtml(url)}" style="${look}">${escapeHtml(label)}</a>`
}
