import { pagePath } from '@parket/domain/site/links'

import { escapeHtml } from './html.ts'
import type { Mail } from './mail.ts'
import type { Mailbox } from './mailbox.ts'

/** How a letter looks like its team's. */
export interface MailBrand {
  teamName: string
  /** `#rrggbb`, used for a line only: text keeps its contrast whatever the colour. */
  accent: string
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
}

/** One content as the two forms a mail program may show: plain text and HTML. */
export function writeLetter(letter: Letter, brand: MailBrand): Mail {
  return {
    to: letter.to,
    senderName: brand.teamName,
    subject: letter.subject,
    text: plainText(letter, brand),
    html: html(letter, brand),
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

const style = {
  page: 'margin:0;padding:24px 12px;background:#f4f2ef;font:16px/1.5 system-ui,sans-serif;color:#26221e',
  card: 'max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:8px;border-top:4px solid',
  heading: 'margin:0 0 16px;font-size:22px;line-height:1.3',
  term: 'padding:2px 16px 2px 0;vertical-align:top;color:#5f5850',
  value: 'padding:2px 0;font-weight:600',
  footer:
    'margin:24px 0 0;padding-top:16px;border-top:1px solid #e3ded7;color:#5f5850;font-size:14px',
}

function html({ subject, heading, blocks }: Letter, brand: MailBrand): string {
  return `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title></head>
<body style="${style.page}"><div style="${style.card} ${escapeHtml(brand.accent)}">
<h1 style="${style.heading}">${escapeHtml(heading)}</h1>
${blocks.map(htmlBlock).join('\n')}
<p style="${style.footer}">${anchor(brand.teamName, brand.siteUrl + pagePath('home'))}</p>
</div></body></html>
`
}

function htmlBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p>${escapeHtml(block.text).replaceAll('\n', '<br>')}</p>`
    case 'facts':
      return `<table role="presentation" style="border-collapse:collapse">${block.facts.map(htmlFact).join('')}</table>`
    case 'list':
      return `<p style="margin-bottom:4px">${escapeHtml(block.title)}:</p><ul style="margin-top:0;padding-left:20px">${block.items
        .map((item) => `<li>${escapeHtml(item)}</li>`)
        .join('')}</ul>`
    default:
      return `<p>${anchor(block.label, block.url)}</p>`
  }
}

function htmlFact({ term, value }: { term: string; value: string }): string {
  return `<tr><td style="${style.term}">${escapeHtml(term)}</td><td style="${style.value}">${escapeHtml(value)}</td></tr>`
}

function anchor(label: string, url: string): string {
  return `<a href="${escapeHtml(url)}" style="color:#26221e">${escapeHtml(label)}</a>`
}
