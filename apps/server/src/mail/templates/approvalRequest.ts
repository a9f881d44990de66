import { formatDateTime } from '@parket/domain/format/dateTime'
import { pagePath } from '@parket/domain/site/links'

import { writeLetter } from '../letter.ts'
import type { MailBrand } from '../letterBlocks.ts'
import type { Mail } from '../mail.ts'
import type { Mailbox } from '../mailbox.ts'

export interface ApprovalRequest {
  /** The chief judge. */
  to: Mailbox
  token: string
  event: { name: string; time_zone: string }
  contest: string
  /** The places are public; a corrected version waits. */
  isCorrection: boolean
  expiresAt: Date
}

/** The letter with the link by which the chief judge approves a result after the event, once. It names no dancer and no place. */
export function approvalRequest(
  { to, token, event, contest, isCorrection, expiresAt }: ApprovalRequest,
  brand: MailBrand,
): Mail {
  return writeLetter(
    {
      to,
      subject: `Утвердите итоги: ${contest}`,
      heading: isCorrection ? 'Исправление ждёт вас' : 'Итоги ждут вас',
      blocks: [
        {
          kind: 'facts',
          facts: [
            { term: 'Турнир', value: event.name },
            { term: 'Номинация', value: contest },
          ],
        },
        {
          kind: 'text',
          text: isCorrection
            ? 'Опубликованные итоги исправили. Пока главный судья не утвердит исправление, все видят прежние.'
            : 'Итоги подсчитаны. Без главного судьи их не публикуют.',
        },
        {
          kind: 'link',
          label: 'Посмотреть и утвердить',
          url: brand.siteUrl + pagePath('approvalLink', { token }),
        },
        {
          kind: 'text',
          text: `Ссылка действует до ${formatDateTime(expiresAt, event.time_zone)}, утвердить по ней можно один раз. Не пересылайте её: кто откроет ссылку, утвердит за вас. Если что-то не так, ничего не нажимайте и напишите организатору.`,
        },
      ],
    },
    brand,
  )
}
