import { pagePath } from '@parket/domain/site/links'

import type { Block, Fact, Letter, LetterEvent, MailBrand } from './letterBlocks.ts'

/** A letter for mail programs, and people, that read no HTML. */
export function plainTextOf({ heading, event, blocks }: Letter, brand: MailBrand): string {
  const parts = [
    heading,
    ...(event ? [factLines(eventFacts(event))] : []),
    ...blocks.map(blockText),
    `${brand.teamName}\n${brand.shownSiteUrl}${pagePath('home')}`,
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function eventFacts({ name, when, where }: LetterEvent): Fact[] {
  const facts = [
    { term: 'Турнир', value: name },
    { term: 'Когда', value: when },
    { term: 'Где', value: where },
  ]
  return facts.filter(({ value }) => value !== '')
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text
    case 'facts':
    case 'amounts':
      return factLines(block.facts)
    case 'list':
      return [`${block.title}:`, ...block.items.map((item) => `— ${item}`)].join('\n')
    case 'link':
      return `${block.label}:\n${block.url}`
    case 'ticket':
      return `Номер регистрации: ${block.ticket.regN}\nPIN-код: ${block.ticket.pin}`
    case 'due':
      return [`К оплате: ${block.sum}`, block.until].filter((line) => line !== '').join('\n')
    case 'qr':
      // A QR code cannot be read as text; what it holds stands beside it in words.
      return ''
    default:
      return [`${block.title}:`, ...block.blocks.map(blockText).filter((text) => text !== '')].join(
        '\n',
      )
  }
}

function factLines(facts: readonly Fact[]): string {
  return facts.map(({ term, value }) => `${term}: ${value}`).join('\n')
}
