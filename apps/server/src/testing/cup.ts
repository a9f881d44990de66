import type { components } from '@parket/api-client/schema'
import type { Insertable, Kysely, Selectable } from 'kysely'

import type { AppOptions } from '../app.ts'
import type { Database, EventsTable } from '../db/schema.ts'
import { startApi, type Api, type Call } from './api.ts'
import type { TestEngine } from './database.ts'
import { addTag, createContest, createEvent, defaultTeam } from './fixtures.ts'

export type RegisterInput = components['schemas']['RegisterInput']
type PaperFormInput = components['schemas']['PaperFormInput']

/** An event with a contest of each kind, by number. */
export type Cup = {
  event: Selectable<EventsTable>
  /** Ids of the contests. */
  ids: Record<keyof typeof contests, string>
}

/** After event 1 of the demo data. */
const contests = {
  payGroup: { group_num: 1, group_name: 'Организационный взнос', price: 50_000, max_age: null },
  children: { group_num: 10, min_age: 7, max_age: 9, price: 90_000 },
  oriental: { group_num: 11 },
  folk: { group_num: 12 },
  show: { group_num: 13 },
  two: { group_num: 14, capacity: 2 },
  duet: { group_num: 20, min_count: 2, max_count: 2, min_age: 12, price: 100_000 },
  group: { group_num: 30, min_count: 3, max_count: 7, min_age: 7, price: 80_000 },
  packet: {
    group_num: 40,
    group_name: 'Пакет: любые 2–3 соло',
    tags: ['PACKET'],
    price: 280_000,
    packet: JSON.stringify({ groupNums: [11, 12, 13], min: 2, max: 3 }),
  },
  pass: {
    group_num: 50,
    group_name: 'Фулл-пасс',
    tags: ['PASS'],
    price: 350_000,
    packet: JSON.stringify({ groupNums: [11, 12, 13], min: 0, max: 3 }),
  },
  jackAndJill: {
    group_num: 70,
    group_name: 'Jack & Jill Открытая',
    min_age: 16,
    price: 100_000,
    jnj_role_split: true,
    capacity: 1,
  },
  cancelled: { group_num: 80, status: 'cancelled' },
  closed: { group_num: 81, status: 'closed' },
  draft: { group_num: 90, status: 'draft' },
} as const satisfies Record<
  string,
  Partial<Insertable<Database['contests']>> & { group_num: number }
>

export async function createCup(
  db: Kysely<Database>,
  teamId: number,
  values: Partial<Insertable<EventsTable>> = {},
): Promise<Cup> {
  const event = await createEvent(db, teamId, values)
  await addTag(db, event.id, 'PAY-GROUP', '1')
  const ids = await Promise.all(
    Object.entries(contests).map(async ([name, { ...contest }]) => {
      const tags = 'tags' in contest ? [...contest.tags] : []
      const { id } = await createContest(db, event.id, { ...contest, tags })
      return [name, id]
    }),
  )
  return { event, ids: Object.fromEntries(ids) as Cup['ids'] }
}

/** The API on a database of its own, with a cup of the default team. */
export async function startCup(
  engine: TestEngine,
  options: Partial<AppOptions> = {},
): Promise<{ api: Api; cup: Cup }> {
  const api = await startApi(engine, options)
  const { db } = api.database
  return { api, cup: await createCup(db, (await defaultTeam(db)).id) }
}

let people = 0

/** A dancer of 27 whom nobody has met. */
export function newDancer(values: object = {}) {
  people += 1
  return {
    last_name: `Смирнова${letters(people)}`,
    first_name: 'Мария',
    birth_date: '1999-04-12',
    gender: 'F',
    ...values,
  }
}

/** Contacts that break no rule. */
export const contacts = { email: 'dancer@parket.test', phone: '+7 916 123-45-67', city: 'Москва' }

/** Contests chosen outside packets. */
export function inSingle(...contestIds: string[]) {
  return { single: { status: null, selectedGroupIds: contestIds } }
}

/** A body of `POST …/register` that breaks no rule: one new dancer in these contests. */
export function registration(contestIds: string[], values: RegisterInput = {}): RegisterInput {
  return {
    regData: contacts,
    packets: inSingle(...contestIds),
    dancers: [newDancer()],
    consents: { processing: true, publication: true },
    ...values,
  }
}

/** A form on paper that breaks no rule: one new dancer in these contests, consents signed, nothing paid. */
export function paperForm(contestIds: string[], values: PaperFormInput = {}): PaperFormInput {
  return {
    ...registration(contestIds),
    paper: { given_by: 'Смирнова Ольга, мать', given_on: '2026-01-15' },
    payment: null,
    ...values,
  }
}

/** Registers at a cup, as a visitor unless the call carries a token. */
export function register(
  { call }: Api,
  { event }: Cup,
  body: RegisterInput,
  by: Pick<Call, 'token' | 'host' | 'headers'> = {},
) {
  return call({ method: 'POST', url: `/api/events/${event.id}/register`, body, ...by })
}

/** A number in letters: a name has no digits. */
function letters(n: number): string {
  return Array.from(String(n), (digit) => 'абвгдежзик'.charAt(Number(digit))).join('')
}
