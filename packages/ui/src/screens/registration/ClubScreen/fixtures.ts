import { isDiallable } from '@parket/domain/account/phone'
import { isBundle } from '@parket/domain/club/cells'
import { clubProblems, type ClubContacts } from '@parket/domain/club/clubProblems'
import { storedEntries, toggleCell, type ClubEntry } from '@parket/domain/club/entries'
import { planClub } from '@parket/domain/club/planClub'
import { dancerKey } from '@parket/domain/registration/dancers'
import type { DancerInput } from '@parket/domain/registration/request'
import type { EventContest } from '../../events/eventData.ts'
import {
  childrenSolo,
  cupData,
  duet,
  folkSolo,
  fullSolo,
  jackAndJill,
  now,
  orientalSolo,
  showSolo,
} from '../../fixtures/cup.ts'
import type { ClubRegistration, ClubView } from './clubView.ts'

const dancer = (last_name: string, first_name: string, birth_date: string): DancerInput => ({
  last_name,
  first_name,
  birth_date,
  gender: 'F',
})

export const liya = dancer('Ахметова', 'Лия', '2018-05-06')
export const nika = dancer('Борисова', 'Ника', '2013-04-02')
export const emma = dancer('Салихова', 'Эмма', '2012-09-12')
export const alina = dancer('Ким', 'Алина', '2004-06-01')
export const roza = dancer('Валиева', 'Роза', '1988-03-03')

const roster = [alina, liya, nika, emma, roza]

const ticks: readonly (readonly [EventContest, ...DancerInput[]])[] = [
  [childrenSolo, liya],
  [orientalSolo, alina, roza],
  [folkSolo, alina],
  [showSolo, alina],
  [fullSolo, roza],
  [duet, nika, emma],
  [jackAndJill, roza],
]

export const contacts: ClubContacts = {
  regData: {
    email: 'leader@parket.test',
    phone: '+7 917 123-45-67',
    city: 'Казань',
    club: 'Оникс',
    coach: 'Ким Алина',
  },
  consents: { processing: true, publication: true },
}

/** What these ticks make, one after another. */
export function entriesOfTicks(...chosen: typeof ticks): ClubEntry[] {
  return chosen
    .flatMap(([contest, ...dancers]) => dancers.map((one) => ({ contest, key: dancerKey(one) })))
    .reduce<ClubEntry[]>((entries, { contest, key }) => toggleCell(entries, contest, key), [])
}

/** A view as the container makes it. */
export function clubView(own: Partial<ClubView> = {}): ClubView {
  const view = {
    ...cupData,
    roster,
    entries: entriesOfTicks(...ticks),
    stored: [],
    contacts,
    isTried: false,
    isSending: false,
    failure: null,
    notice: null,
    owed: 0,
    qr: null,
    draft: null,
    ...own,
  }
  const plan = planClub(view, view, now)
  const problems = clubProblems(plan, view.contacts, {
    ...view,
    isPhone: isDiallable,
    now,
    isStaff: false,
  })
  return { plan, problems, ...view }
}

/** Two soloists, registered and not paid. */
const stored: readonly ClubRegistration[] = [liya, alina].map((one, index) => ({
  regData: {
    ...contacts.regData,
    troupe: '',
    id: 417 + index,
    reg_n: 58 + index,
    version: 1,
    pin_code: index === 0 ? '048213' : '519730',
    created_at: '2026-11-20T09:00:00+03:00',
    consents: contacts.consents,
  },
  dancers: [{ ...one, id: 803 + index }],
  registrations: [
    {
      id: 1201 + index,
      contest_id: (index === 0 ? childrenSolo : fullSolo).id,
      packet_contest_id: null,
      status: index === 0 ? 'active' : 'waiting',
      role: null,
    },
  ],
  balance: { charged: index === 0 ? 140_000 : 0, paid: 0 },
}))

export function registeredView(): ClubView {
  const bundles = new Set(cupData.contests.filter(isBundle).map(({ id }) => id))
  return clubView({
    stored,
    entries: storedEntries(stored, (id) => bundles.has(id)),
    notice: 'Заявка принята: 2 новые регистрации. Номера и\u00A0PIN-коды\u00A0— в\u00A0письме.',
    owed: 140_000,
    qr: 'ST00012|Name=АНО «Паркет»|PersonalAcc=40703810900000000001|BankName=ПАО Банк|BIC=044525225|CorrespAcc=30101810400000000225|Sum=140000|Purpose=Кубок Паркета, регистрация 58',
  })
}
