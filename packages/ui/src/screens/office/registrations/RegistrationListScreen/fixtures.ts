import type { EntryStatus } from '@parket/domain/registration/request'
import {
  cupContests,
  folkSolo,
  formation,
  fullSolo,
  jackAndJill,
  orientalSolo,
  packet,
} from '../../../fixtures/cup.ts'
import type { ContestRegistration, RegisteredDancer, RegistrationItem } from './registrationData.ts'

function dancer(id: number, last_name: string, first_name: string): RegisteredDancer {
  return {
    id,
    last_name,
    first_name,
    birth_date: '1999-04-12',
    gender: 'F',
    former_last_name: '',
    federation_codes: [],
  }
}

function entry(id: number, contest_id: string, status: EntryStatus): ContestRegistration {
  return { id, contest_id, packet_contest_id: null, status, role: null }
}

function item(
  reg_n: number,
  own: Partial<RegistrationItem['regData']>,
  rest: Omit<RegistrationItem, 'regData' | 'balance'> & Partial<RegistrationItem>,
): RegistrationItem {
  return {
    regData: {
      id: 400 + reg_n,
      reg_n,
      start_number: null,
      email: 'maria@parket.test',
      phone: '+7 916 123-45-67',
      city: 'Москва',
      troupe: '',
      club: 'Ритм',
      coach: 'Орлова Анна',
      consents: { processing: true, publication: true },
      created_at: '2026-11-20T09:00:00+03:00',
      updated_at: '2026-11-30T18:00:00+03:00',
      ...own,
    },
    balance: { charged: 690_000, paid: 400_000, status: 'partial' },
    ...rest,
  }
}

export const soloItem: RegistrationItem = item(
  1,
  {},
  {
    dancers: [dancer(1, 'Смирнова', 'Мария')],
    registrations: [
      entry(1, packet.id, 'active'),
      { ...entry(2, orientalSolo.id, 'active'), packet_contest_id: packet.id },
      { ...entry(3, folkSolo.id, 'active'), packet_contest_id: packet.id },
      entry(4, fullSolo.id, 'waiting'),
    ],
  },
)

export const groupItem: RegistrationItem = item(
  2,
  {
    city: 'Казань',
    troupe: '«Оникс», большая формация',
    email: 'studio@parket.test',
    created_at: '2026-11-21T23:41:00+03:00',
    consents: { processing: null, publication: null },
  },
  {
    dancers: Array.from({ length: 12 }, (_, index) => ({
      ...dancer(10 + index, 'Гарипова', `Алсу ${index + 1}`),
      birth_date: '2012-09-03',
    })),
    registrations: [entry(5, formation.id, 'active')],
  },
)

export const items: RegistrationItem[] = [
  soloItem,
  groupItem,
  item(
    3,
    {
      city: 'Тверь',
      club: '',
      coach: '',
      start_number: 115,
      created_at: '2026-11-30T12:05:00+03:00',
    },
    {
      balance: { charged: 170_000, paid: 170_000, status: 'paid' },
      dancers: [
        {
          ...dancer(30, 'Орлов', 'Пётр'),
          gender: 'M',
          birth_date: '2007-02-21',
          federation_codes: ['WDSF 10078901'],
        },
      ],
      registrations: [
        { ...entry(6, jackAndJill.id, 'active'), role: 'leader' },
        entry(7, orientalSolo.id, 'withdrawn'),
      ],
    },
  ),
]

const longest = 'Константинопольская-Преображенская'

export const longestItems: RegistrationItem[] = [
  item(
    123_456,
    {
      city: 'Петропавловск-Камчатский',
      email: 'konstantinopolskaya.anna-maria.aleksandrovna@golden-shoe-of-ekaterinburg.parket.test',
      phone: '+7 (4152) 00-00-12 доб. 4078',
    },
    {
      dancers: Array.from({ length: 24 }, (_, index) =>
        dancer(100 + index, longest, 'Анна-Мария Александровна'),
      ),
      registrations: cupContests
        .slice(1)
        .map(({ id }, index) => entry(100 + index, id, index % 2 ? 'waiting' : 'active')),
    },
  ),
  ...items,
]
