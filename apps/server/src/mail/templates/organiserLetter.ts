import type { ChosenLetter } from '@parket/domain/letter/chosenLetter'

import { writeLetter } from '../letter.ts'
import type { MailBrand } from '../letterBlocks.ts'
import type { Mail } from '../mail.ts'
import { letterEvent, type MailEvent } from './mailEvent.ts'

export interface OrganiserLetter {
  to: string
  /** The registrations that it is about. */
  regDataIds: readonly number[]
  event: MailEvent
  /** With its fields filled. */
  letter: ChosenLetter
}

/** What an organiser writes to the registrations of an event: plain words, each paragraph as it was typed. */
export function organiserLetter(written: OrganiserLetter, brand: MailBrand): Mail {
  const { to, regDataIds, event, letter } = written
  return writeLetter(
    {
      to: { name: '', address: to },
      regDataIds,
      subject: letter.subject,
      heading: letter.subject,
      event: letterEvent(event, brand),
      blocks: letter.text
        .split(/\n{2,}/)
        .map((text) => ({ kind: 'text' as const, text: text.trim() })),
    },
    brand,
  )
}
