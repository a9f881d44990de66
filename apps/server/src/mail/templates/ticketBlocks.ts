import type { MailBrand } from '../letterBlocks.ts'
import { entryUrl, ticketUrl, type MailEvent } from './mailEvent.ts'

/** A registration as a letter gives it away: the key in its link opens it without the PIN. */
export interface MailTicket {
  id: number
  reg_n: number
  pin_code: string
  key: string
}

/** Number, PIN and, where it is wanted, QR code of each registration, and the link that opens it. */
export function ticketBlocks(
  {
    event,
    tickets,
    hasCodes,
  }: { event: MailEvent; tickets: readonly MailTicket[]; hasCodes: boolean },
  label: string,
  brand: MailBrand,
) {
  return tickets.flatMap(({ id, reg_n, pin_code, key }) => [
    {
      kind: 'ticket' as const,
      ticket: {
        regN: reg_n,
        pin: pin_code,
        code: hasCodes ? ticketUrl(brand.siteUrl, { reg_n, event }) : null,
      },
    },
    { kind: 'link' as const, label, url: entryUrl(brand.siteUrl, { id, reg_n, event, key }) },
  ])
}
