import type { Brand } from '@parket/domain/brand/brand'

import type { Mailbox } from './mailbox.ts'

/** How a letter looks like its team's. */
export interface MailBrand extends Brand {
  teamName: string
  /** Origin of the team's site. */
  siteUrl: string
  /** The same as people read it: an IDN in its own letters. */
  shownSiteUrl: string
}

export interface Fact {
  term: string
  value: string
}

/** A part of a letter; all texts are plain. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'facts'; facts: Fact[] }
  /** Sums, one below the other. */
  | { kind: 'amounts'; facts: Fact[] }
  | { kind: 'list'; title: string; items: string[] }
  | { kind: 'link'; label: string; url: string }
  /** Number and PIN, large. */
  | { kind: 'ticket'; ticket: LetterTicket }
  /** What is to be paid, large; until when: '' where nobody says. */
  | { kind: 'due'; sum: string; until: string }
  /** A QR code by its text. */
  | { kind: 'qr'; text: string; label: string }
  /** Folded where the mail program can. */
  | { kind: 'details'; title: string; blocks: Block[] }

export interface LetterTicket {
  regN: number
  pin: string
  /** What the desk reads as a QR code; null: the letter shows none. */
  code: string | null
}

/** The event that a letter is about: its head. */
export interface LetterEvent {
  id: number
  name: string
  /** With the hour where one is known. */
  when: string
  /** '' where nobody says. */
  where: string
  url: string
}

export interface Letter {
  to: Mailbox
  subject: string
  heading: string
  /** Left out: the letter is about an account, a role or the like. */
  event?: LetterEvent
  blocks: Block[]
  /** The registrations that it is about. */
  regDataIds?: readonly number[]
  /** A calendar file to attach. */
  calendar?: CalendarFile
}

export interface CalendarFile {
  name: string
  text: string
}
