import type { MailBrand } from '../letter.ts'
import { entryUrl, type MailEvent } from './eventFacts.ts'

/** A registration as a letter gives it away: the key in its link opens it without the PIN. */
export interface MailTicket {
  id: number
  reg_n: number
  pin_code: string
  key: string
}

/** Number and PIN of each registration, and the link that opens it. */
export function ticketBlocks(
  { event, tickets }: { event: MailEvent; tickets: readonly MailTicket[] },
  label: string,
  brand: MailBrand,
) {
  return tickets.flatMap(({ id, reg_n, pin_code, key }) => [
    {
      kind: 'figures' as const,
      facts: [
        { term: 'Номер регистрации', value: String(reg_n) },
        { term: 'PIN-код', value: pin_code },
      ],
    },
    { kind: 'link' as const, label, url: entryUrl(brand.siteUrl, { id, reg_n, event, key }) },
  ])
}
