import { createHash, randomUUID } from 'node:crypto'

import { hashInput, type ResultFile } from '@parket/domain/scoring/scoring'
import { roundLabel } from '@parket/domain/scoring/roundLabel'
import type { Kysely } from 'kysely'

import type { Database, ContestsTable } from '../db/schema.ts'
import type { Insertable } from 'kysely'
import { NOW } from './fixtures.ts'

type Status = 'danced' | 'not_present' | 'withdrawn' | 'disqualified'

/** An entry of a contest that is over, with the place it has, if it has one. */
export interface FinishedEntry {
  start_number: number
  role?: 'leader' | 'follower' | null
  status?: Status
  isFinalist?: boolean
  place: [from: number, to: number] | null
  person: { last_name: string; first_name: string; birth_date: string }
  isAgreed?: boolean
  city?: string
}

/** A contest with these places, published as if it was danced, without its marks. */
export async function createPublishedContest(
  db: Kysely<Database>,
  event: { id: number; name: string; date_begin: Date },
  entries: readonly FinishedEntry[],
  values: Partial<Insertable<ContestsTable>> & { group_num: number },
): Promise<string> {
  const id = randomUUID()
  const contest = await db
    .insertInto('contests')
    .values({
      id,
      event_id: event.id,
      group_name: `Номинация ${values.group_num}`,
      dances: ['Вальс'],
      status: 'published',
      marks_published: true,
      ...values,
    })
    .returning(['id', 'group_num', 'group_name', 'section', 'scoring'])
    .executeTakeFirstOrThrow()
  const registrations = await enter(db, event.id, id, entries)
  const content = fileOf(event, contest, entries)
  await db
    .insertInto('publications')
    .values({
      event_id: event.id,
      contest_id: id,
      version: 1,
      at: NOW,
      content: JSON.stringify(content),
      registrations: JSON.stringify(registrations),
      released_at: NOW,
    })
    .execute()
  return id
}

function fileOf(
  event: { id: number; name: string; date_begin: Date },
  contest: { group_num: number; group_name: string; section: string; scoring: string },
  entries: readonly FinishedEntry[],
): ResultFile {
  const { group_num, group_name, section, scoring } = contest
  const round = (index: number, all: readonly FinishedEntry[]): ResultFile['rounds'][number] => ({
    index,
    label: roundLabel(index),
    kind: index === 0 ? 'skating' : 'crosses',
    type: 'main',
    role: null,
    dances: ['Вальс'],
    advance: 0,
    seed: null,
    heats: [],
    entries: all.map(({ start_number, status = 'danced', role = null }) => ({
      start_number,
      status,
      role,
    })),
    pairs: [],
    marks: [],
    decisions: [],
  })
  const finalists = entries.filter(({ isFinalist = true }) => isFinalist)
  const file: ResultFile = {
    format: 'parket-result/1',
    version: 1,
    event: {
      id: event.id,
      name: event.name,
      date_begin: event.date_begin.toISOString().slice(0, 10),
    },
    contest: {
      group_num,
      group_name,
      section,
      scoring,
      final_max: 8,
      tie_break: 'head-to-head',
      criteria: [],
      drop_extremes: 'off',
    },
    panel: [],
    rounds:
      finalists.length < entries.length
        ? [round(1, entries), round(0, finalists)]
        : [round(0, entries)],
    places: entries.flatMap(({ start_number, place }) =>
      place ? [{ start_number, names: [], place: place[0], place_to: place[1], rule: '5' }] : [],
    ),
    corrections: [],
    hash: '',
  }
  return { ...file, hash: createHash('sha256').update(hashInput(file)).digest('hex') }
}

/** @returns the registration of each start number */
async function enter(
  db: Kysely<Database>,
  eventId: number,
  contestId: string,
  entries: readonly FinishedEntry[],
): Promise<Record<string, number>> {
  const { last_reg_n: last } = await db
    .updateTable('events')
    .set((eb) => ({ last_reg_n: eb('last_reg_n', '+', entries.length) }))
    .where('id', '=', eventId)
    .returning('last_reg_n')
    .executeTakeFirstOrThrow()
  const regDatas = await db
    .insertInto('reg_datas')
    .values(
      entries.map(({ isAgreed = true, city = 'Москва' }, at) => ({
        event_id: eventId,
        reg_n: last - entries.length + at + 1,
        email: 'dancer@parket.test',
        phone: '+79160000000',
        city,
        pin_code: '123456',
        consent_processing: true,
        consent_publication: isAgreed,
        consent_at: NOW,
        consent_text_version: '1',
      })),
    )
    .returning('id')
    .execute()
  await db
    .insertInto('dancers')
    .values(
      entries.map(({ person }, at) => ({
        reg_data_id: regDatas[at]?.id ?? 0,
        event_id: eventId,
        ind: 0,
        ...person,
      })),
    )
    .execute()
  const registrations = await db
    .insertInto('registrations')
    .values(
      entries.map(({ role = null }, at) => ({
        reg_data_id: regDatas[at]?.id ?? 0,
        event_id: eventId,
        contest_id: contestId,
        price_day: '2026-11-20',
        status: 'active' as const,
        role,
      })),
    )
    .returning('id')
    .execute()
  return Object.fromEntries(
    entries.map(({ start_number }, at) => [start_number, registrations[at]?.id ?? 0]),
  )
}
