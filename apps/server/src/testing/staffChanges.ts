import type { Role } from '@parket/domain/rights/rights'
import { expect } from 'vitest'

import type { OperationId } from '../contract/handlers.ts'
import type { Api, Call } from './api.ts'
import { registration } from './cup.ts'
import {
  addMember,
  addStaff,
  createContest,
  createEvent,
  createJudge,
  createUser,
  NOW,
  PASSWORD,
} from './fixtures.ts'
import { formWith, picture } from './upload.ts'

/** An event with one of everything that its staff change, and the people who stand beside it. */
export type Place = {
  teamId: number
  eventId: number
  /** With a registration. */
  contestId: string
  /** Without one. */
  freeContestId: string
  regId: number
  entryId: number
  /** Of the next line of the ledger. */
  nextLedgerId: number
  sessionId: number
  /** Of the event; by no panel. */
  eventJudgeId: number
  fileId: string
  /** Nobody registered for it. */
  emptyEventId: number
  /** Of the event's staff. */
  staffId: number
  /** Of the directory, of no event. */
  judgeId: number
  /** Of the team. */
  memberId: number
  /** With a photo. */
  userId: number
  deletedUserId: number
}

/** Makes a place in a team. */
export async function createPlace(api: Api, teamId: number, host: string): Promise<Place> {
  const { db } = api.database
  const { id: eventId } = await createEvent(db, teamId)
  const { id: contestId } = await createContest(db, eventId, { group_num: 1, status: 'open' })
  const { id: freeContestId } = await createContest(db, eventId, { group_num: 2 })
  const answer = await api.call({
    method: 'POST',
    url: `/api/events/${eventId}/register`,
    host,
    body: registration([contestId]),
  })
  const { regData, registrations } = answer.json<{
    regData: { id: number }
    registrations: { id: number }[]
  }>()
  const { id: sessionId } = await db
    .insertInto('sessions')
    .values({ event_id: eventId, number: 1, title: 'Утро', start_at: '2027-02-20T10:00:00+03:00' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: eventJudgeId } = await createJudge(db)
  await db
    .insertInto('event_judges')
    .values({ event_id: eventId, judge_id: eventJudgeId, role: 'line', letter: 'A' })
    .execute()
  await db
    .insertInto('event_files')
    .values({
      event_id: eventId,
      id: 'invitation',
      name: 'rules.pdf',
      mime: 'application/pdf',
      size: 1,
      storage_key: crypto.randomUUID(),
    })
    .execute()
  const { id: emptyEventId } = await createEvent(db, teamId, { name: 'Пустой' })
  const people = await Promise.all(
    [1, 2, 3, 4].map(() =>
      createUser(db, {
        birth_date: '1990-05-05',
        phone: '+79161234567',
        city: 'Москва',
        profile_photo_path: crypto.randomUUID(),
      }),
    ),
  )
  const [staffId = 0, memberId = 0, userId = 0, deletedUserId = 0] = people.map(({ id }) => id)
  await addStaff(db, eventId, staffId, 'manager')
  await addMember(db, teamId, memberId, 'manager')
  await db.updateTable('users').set({ deleted_at: NOW }).where('id', '=', deletedUserId).execute()
  const { id: judgeId } = await createJudge(db)
  const { last } = await db
    .selectFrom('ledger')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return {
    teamId,
    eventId,
    contestId,
    freeContestId,
    regId: regData.id,
    entryId: registrations[0]?.id ?? 0,
    nextLedgerId: last + 1,
    sessionId,
    eventJudgeId,
    fileId: 'invitation',
    emptyEventId,
    staffId,
    judgeId,
    memberId,
    userId,
    deletedUserId,
  }
}

/** What the log has to tell of a change. */
export type Noted = {
  entity: string
  /** Left out where the call makes the record. */
  entityId?: number | string
  /** These and no others, before and after. */
  changes: Record<string, { from: unknown; to: unknown }>
}

/** A change by staff that goes well. */
export type StaffChange = {
  by: Role | 'superadmin'
  call: (place: Place) => Call | Promise<Call>
  noted: (place: Place) => Noted
}

const hidden = { from: '…', to: '…' }
/** What a record came with. */
const came = (values: Record<string, unknown>): Noted['changes'] =>
  Object.fromEntries(Object.entries(values).map(([field, to]) => [field, { from: null, to }]))
/** What a record went with. */
const went = (values: Record<string, unknown>): Noted['changes'] =>
  Object.fromEntries(Object.entries(values).map(([field, from]) => [field, { from, to: null }]))
const noContacts = { address: '', email: '', phone: '', site: '' }
const start = '2027-02-20T07:00:00.000Z'

const put = (url: string, body: object): Call => ({ method: 'PUT', url, body })
const post = (url: string, body: object): Call => ({ method: 'POST', url, body })
const remove = (url: string): Call => ({ method: 'DELETE', url })
async function upload(url: string): Promise<Call> {
  const { body, headers } = await formWith(await picture())
  return { method: 'POST', url, body, headers }
}

const ofEvent = ({ eventId }: Place) => `/api/events/${eventId}`
const ofRegistration = (place: Place) => `${ofEvent(place)}/reg-datas/${place.regId}`

const session = { kind: 'break', title: 'Перерыв', minutes: 10 }

/** By operation: one change each, with what there is of it in the log. */
export const staffChanges: Partial<Record<OperationId, StaffChange>> = {
  createEvent: {
    by: 'supervisor',
    call: () =>
      post('/api/admin/events', {
        name: 'Весна',
        date_begin: '2027-03-01T10:00:00+03:00',
        date_end: '2027-03-01T20:00:00+03:00',
        city: 'Тверь',
      }),
    noted: () => ({
      entity: 'event',
      changes: came({
        name: 'Весна',
        date_begin: '2027-03-01T10:00:00+03:00',
        date_end: '2027-03-01T20:00:00+03:00',
        time_zone: 'Europe/Moscow',
        city: 'Тверь',
        place: '',
        info: '',
        contacts: noContacts,
        age_mode: 'exact',
        min_rest: 10,
        price_steps: [],
        published: false,
      }),
    }),
  },
  updateEvent: {
    by: 'admin',
    call: ({ eventId }) => put(`/api/admin/events/${eventId}`, { city: 'Тверь' }),
    noted: ({ eventId }) => ({
      entity: 'event',
      entityId: eventId,
      changes: { city: { from: 'Москва', to: 'Тверь' } },
    }),
  },
  deleteEvent: {
    by: 'supervisor',
    call: ({ emptyEventId }) => remove(`/api/admin/events/${emptyEventId}`),
    noted: ({ emptyEventId }) => ({
      entity: 'event',
      entityId: emptyEventId,
      changes: { name: { from: 'Пустой', to: null } },
    }),
  },
  replaceEventTags: {
    by: 'admin',
    call: ({ eventId }) => put(`/api/admin/events/${eventId}/tags`, [{ tag_name: 'НОВЫЙ' }]),
    noted: ({ eventId }) => ({
      entity: 'event',
      entityId: eventId,
      changes: { tags: { from: [], to: [expect.objectContaining({ tag_name: 'НОВЫЙ' })] } },
    }),
  },
  replaceEventAttachments: {
    by: 'admin',
    call: ({ eventId }) =>
      put(`/api/admin/events/${eventId}/attachments`, [
        { ind: 0, title: 'Положение', url: 'https://parket.test/rules' },
      ]),
    noted: ({ eventId }) => ({
      entity: 'event',
      entityId: eventId,
      changes: {
        attachments: { from: [], to: [expect.objectContaining({ title: 'Положение' })] },
      },
    }),
  },
  uploadEventFile: {
    by: 'admin',
    call: (place) => upload(`${ofEvent(place)}/files/event-files/banner`),
    noted: () => ({
      entity: 'eventFile',
      entityId: 'banner',
      changes: came({ name: 'file.png', mime: 'image/png', size: expect.any(Number) }),
    }),
  },
  deleteEventFile: {
    by: 'admin',
    call: (place) => remove(`${ofEvent(place)}/files/event-files/${place.fileId}`),
    noted: ({ fileId }) => ({
      entity: 'eventFile',
      entityId: fileId,
      changes: { name: { from: 'rules.pdf', to: null } },
    }),
  },
  saveEventUser: {
    by: 'admin',
    call: (place) =>
      post(`${ofEvent(place)}/users`, {
        event_id: place.eventId,
        user_id: place.userId,
        role: 'manager',
      }),
    noted: ({ userId }) => ({
      entity: 'eventUser',
      entityId: userId,
      changes: { role: { from: null, to: 'manager' } },
    }),
  },
  removeEventUser: {
    by: 'admin',
    call: (place) => remove(`${ofEvent(place)}/users/${place.staffId}`),
    noted: ({ staffId }) => ({
      entity: 'eventUser',
      entityId: staffId,
      changes: { role: { from: 'manager', to: null } },
    }),
  },

  createContest: {
    by: 'admin',
    call: ({ eventId }) =>
      post('/api/contests', {
        id: crypto.randomUUID(),
        event_id: eventId,
        group_num: 77,
        group_name: 'Дуэты',
        dances: ['Folk'],
      }),
    noted: () => ({
      entity: 'contest',
      changes: came({
        group_num: 77,
        group_name: 'Дуэты',
        section: '',
        dances: ['Folk'],
        min_count: 1,
        max_count: 1,
        jnj_role_split: false,
        price: 0,
        heat_size: 8,
        scoring: 'skating',
        status: 'draft',
        sort: 0,
        tags: [],
      }),
    }),
  },
  updateContest: {
    by: 'admin',
    call: ({ contestId }) => put(`/api/contests/${contestId}`, { price: 5000 }),
    noted: ({ contestId }) => ({
      entity: 'contest',
      entityId: contestId,
      changes: { price: { from: 120_000, to: 5000 } },
    }),
  },
  deleteContest: {
    by: 'admin',
    call: ({ freeContestId }) => remove(`/api/contests/${freeContestId}`),
    noted: ({ freeContestId }) => ({
      entity: 'contest',
      entityId: freeContestId,
      changes: went({ group_num: 2, group_name: 'Соло 2' }),
    }),
  },
  setContestStatuses: {
    by: 'admin',
    call: (place) =>
      put(`${ofEvent(place)}/contest-statuses`, {
        contestIds: [place.contestId],
        status: 'closed',
      }),
    noted: ({ contestId }) => ({
      entity: 'contest',
      entityId: contestId,
      changes: { status: { from: 'open', to: 'closed' } },
    }),
  },
  replaceContestPanel: {
    by: 'admin',
    call: ({ contestId, eventJudgeId }) =>
      put(`/api/contests/${contestId}/panel`, { judgeIds: [eventJudgeId] }),
    noted: ({ contestId, eventJudgeId }) => ({
      entity: 'contest',
      entityId: contestId,
      changes: { judgeIds: { from: [], to: [eventJudgeId] } },
    }),
  },

  createSession: {
    by: 'admin',
    call: (place) =>
      post(`${ofEvent(place)}/sessions`, { start, floor: 'Малый зал', items: [session] }),
    noted: () => ({
      entity: 'session',
      changes: came({
        number: 2,
        title: '',
        start,
        floor: 'Малый зал',
        items: [{ ...session, contest_id: null, round_index: null }],
      }),
    }),
  },
  updateSession: {
    by: 'admin',
    call: (place) => put(`${ofEvent(place)}/sessions/${place.sessionId}`, { title: 'Вечер' }),
    noted: ({ sessionId }) => ({
      entity: 'session',
      entityId: sessionId,
      changes: { title: { from: 'Утро', to: 'Вечер' } },
    }),
  },
  deleteSession: {
    by: 'admin',
    call: (place) => remove(`${ofEvent(place)}/sessions/${place.sessionId}`),
    noted: ({ sessionId }) => ({
      entity: 'session',
      entityId: sessionId,
      changes: went({ number: 1, title: 'Утро' }),
    }),
  },

  registerForEvent: {
    by: 'admin',
    call: (place) => post(`${ofEvent(place)}/register`, registration([place.contestId])),
    noted: ({ contestId }) => ({
      entity: 'regData',
      changes: { contests: { from: null, to: [contestId] }, reg_n: { from: null, to: 2 } },
    }),
  },
  updateRegData: {
    by: 'admin',
    call: (place) =>
      put(ofRegistration(place), {
        regData: { city: 'Тверь' },
        consents: { publication: false },
        registrations: [{ contest_id: place.freeContestId }],
      }),
    noted: ({ regId, contestId, freeContestId }) => ({
      entity: 'regData',
      entityId: regId,
      changes: {
        city: hidden,
        'consents.publication': { from: true, to: false },
        contests: { from: [contestId], to: [freeContestId] },
      },
    }),
  },
  setAttendance: {
    by: 'manager',
    call: (place) =>
      put(`${ofRegistration(place)}/attendance`, {
        attendance: 'present',
        registrations: { [place.entryId]: 'absent' },
      }),
    noted: ({ regId, entryId }) => ({
      entity: 'regData',
      entityId: regId,
      changes: {
        attendance: { from: null, to: 'present' },
        [`registrations.${entryId}`]: { from: null, to: 'absent' },
      },
    }),
  },
  setStartNumber: {
    by: 'manager',
    call: (place) => put(`${ofRegistration(place)}/start-number`, { start_number: 101 }),
    noted: ({ regId }) => ({
      entity: 'regData',
      entityId: regId,
      changes: { start_number: { from: null, to: 101 } },
    }),
  },
  addLedgerEntry: {
    by: 'manager',
    call: (place) =>
      post(`${ofRegistration(place)}/payments`, { kind: 'payment', amount: 5000, method: 'cash' }),
    noted: ({ regId, nextLedgerId }) => ({
      entity: 'regData',
      entityId: regId,
      changes: {
        [`ledger.${nextLedgerId}`]: {
          from: null,
          to: { kind: 'payment', amount: 5000, method: 'cash' },
        },
      },
    }),
  },

  createJudge: {
    by: 'superadmin',
    call: () =>
      post('/api/judges', {
        last_name: 'Орлова',
        first_name: 'Анна',
        city: 'Тверь',
        category: 'I',
      }),
    noted: () => ({
      entity: 'judge',
      changes: came({
        last_name: '…',
        first_name: '…',
        city: '…',
        category: '…',
        contacts: '…',
      }),
    }),
  },
  updateJudge: {
    by: 'superadmin',
    call: ({ judgeId }) => put(`/api/judges/${judgeId}`, { category: 'II' }),
    noted: ({ judgeId }) => ({
      entity: 'judge',
      entityId: judgeId,
      changes: { category: hidden },
    }),
  },
  deleteJudge: {
    by: 'superadmin',
    call: ({ judgeId }) => remove(`/api/judges/${judgeId}`),
    noted: ({ judgeId }) => ({
      entity: 'judge',
      entityId: judgeId,
      changes: went({ last_name: '…', first_name: '…' }),
    }),
  },
  saveEventJudge: {
    by: 'admin',
    call: (place) =>
      put(`${ofEvent(place)}/judges/${place.judgeId}`, { role: 'line', letter: 'B' }),
    noted: ({ judgeId }) => ({
      entity: 'eventJudge',
      entityId: judgeId,
      changes: { role: { from: null, to: 'line' }, letter: { from: null, to: 'B' } },
    }),
  },
  removeEventJudge: {
    by: 'admin',
    call: (place) => remove(`${ofEvent(place)}/judges/${place.eventJudgeId}`),
    noted: ({ eventJudgeId }) => ({
      entity: 'eventJudge',
      entityId: eventJudgeId,
      changes: { role: { from: 'line', to: null }, letter: { from: 'A', to: null } },
    }),
  },

  createTeam: {
    by: 'superadmin',
    call: () => post('/api/teams', { name: 'Лето', domain: `${crypto.randomUUID()}.test` }),
    noted: () => ({
      entity: 'team',
      changes: came({
        name: 'Лето',
        domain: expect.stringContaining('.test'),
        accent: '#8a2f4b',
        home_text: '',
        contacts: noContacts,
      }),
    }),
  },
  updateTeam: {
    by: 'superadmin',
    call: ({ teamId }) => put(`/api/teams/${teamId}`, { accent: '#0b5c3a' }),
    noted: ({ teamId }) => ({
      entity: 'team',
      entityId: teamId,
      changes: { accent: { from: expect.anything(), to: '#0b5c3a' } },
    }),
  },
  saveTeamUser: {
    by: 'supervisor',
    call: ({ teamId, memberId }) =>
      post(`/api/teams/${teamId}/users`, { user_id: memberId, role: 'admin' }),
    noted: ({ memberId }) => ({
      entity: 'teamUser',
      entityId: memberId,
      changes: { role: { from: 'manager', to: 'admin' } },
    }),
  },
  removeTeamUser: {
    by: 'supervisor',
    call: ({ teamId, memberId }) => remove(`/api/teams/${teamId}/users/${memberId}`),
    noted: ({ memberId }) => ({
      entity: 'teamUser',
      entityId: memberId,
      changes: { role: { from: 'manager', to: null } },
    }),
  },
  uploadTeamFile: {
    by: 'superadmin',
    call: ({ teamId }) => upload(`/api/teams/${teamId}/files/favicon`),
    noted: ({ teamId }) => ({
      entity: 'team',
      entityId: teamId,
      changes: { favicon: { from: null, to: expect.anything() } },
    }),
  },
  deleteTeamFile: {
    by: 'superadmin',
    call: ({ teamId }) => remove(`/api/teams/${teamId}/files/logo`),
    noted: ({ teamId }) => ({
      entity: 'team',
      entityId: teamId,
      changes: { logo: { from: expect.anything(), to: null } },
    }),
  },

  updateUser: {
    by: 'superadmin',
    call: ({ userId }) => put(`/api/users/${userId}`, { last_name: 'Орлова' }),
    noted: ({ userId }) => ({
      entity: 'user',
      entityId: userId,
      changes: { last_name: hidden },
    }),
  },
  deleteUserPhoto: {
    by: 'superadmin',
    call: ({ userId }) => remove(`/api/users/${userId}/photo`),
    noted: ({ userId }) => ({
      entity: 'user',
      entityId: userId,
      changes: { photo: { from: '…', to: null } },
    }),
  },
  deleteUser: {
    by: 'superadmin',
    call: ({ userId }) => remove(`/api/users/${userId}`),
    noted: ({ userId }) => ({
      entity: 'user',
      entityId: userId,
      changes: { deleted_at: { from: null, to: NOW.toISOString() } },
    }),
  },
  restoreUser: {
    by: 'superadmin',
    call: ({ deletedUserId }) => post(`/api/users/${deletedUserId}/restore`, {}),
    noted: ({ deletedUserId }) => ({
      entity: 'user',
      entityId: deletedUserId,
      changes: { deleted_at: { from: NOW.toISOString(), to: null } },
    }),
  },
  changePassword: {
    by: 'superadmin',
    call: ({ userId }) =>
      post(`/api/change-password/${userId}`, {
        oldPassword: PASSWORD,
        newPassword: 'another-secret-word',
      }),
    noted: ({ userId }) => ({
      entity: 'user',
      entityId: userId,
      changes: { password: hidden },
    }),
  },
}
