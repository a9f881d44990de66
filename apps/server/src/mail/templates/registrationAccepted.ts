import { dancerName } from '@parket/domain/registration/dancers'

import type { MailBrand } from '../letter.ts'
import { writeLetter } from '../letter.ts'
import type { Mail } from '../mail.ts'
import { contestLine, type ChosenContest } from './contestLine.ts'
import { eventFacts, eventUrl } from './eventFacts.ts'
import type { MailEvent } from './eventFacts.ts'

export interface RegistrationAccepted {
  /** E-mail of the regData. */
  email: string
  reg_n: number
  pin_code: string
  event: MailEvent
  dancers: { last_name: string; first_name: string }[]
  /** What was chosen, packets included, in the order to be shown. */
  contests: ChosenContest[]
}

/** The letter with the number and the PIN that open this registration again. */
export function registrationAccepted(data: RegistrationAccepted, brand: MailBrand): Mail {
  const { event, dancers, contests } = data
  const isAnyWaiting = contests.some(({ status }) => status === 'waiting')
  return writeLetter(
    {
      to: { name: '', address: data.email },
      subject: `Регистрация № ${data.reg_n} принята: ${event.name}`,
      heading: 'Регистрация принята',
      blocks: [
        { kind: 'facts', facts: eventFacts(event) },
        {
          kind: 'facts',
          facts: [
            { term: 'Номер регистрации', value: String(data.reg_n) },
            { term: 'ПИН-код', value: data.pin_code },
          ],
        },
        {
          kind: 'list',
          title: dancers.length === 1 ? 'Танцор' : 'Танцоры',
          items: dancers.map((dancer) => dancerName(dancer)),
        },
        { kind: 'list', title: 'Номинации', items: contests.map(contestLine) },
        ...(isAnyWaiting ? [{ kind: 'text' as const, text: waitingNote }] : []),
        {
          kind: 'text',
          text: 'Сохраните номер и ПИН-код: с ними можно посмотреть или изменить регистрацию без входа на сайт. Никому не пересылайте ПИН-код.',
        },
        { kind: 'link', label: 'Страница турнира', url: eventUrl(brand.siteUrl, event) },
        {
          kind: 'link',
          label: 'Изменить регистрацию',
          url: `${eventUrl(brand.siteUrl, event)}select-registration`,
        },
      ],
    },
    brand,
  )
}

const waitingNote =
  'В номинациях с пометкой «лист ожидания» места закончились. Когда место освободится, мы напишем на эту почту.'
