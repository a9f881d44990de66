import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { trackedTables } from '../../../change/restore.ts'
import { operations } from '../../../contract/document.ts'
import { issueToken } from '../../../security/tokens.ts'
import { startApi, type Api, type Call } from '../../../testing/api.ts'
import { auditOf } from '../../../testing/auditLog.ts'
import { registration } from '../../../testing/cup.ts'
import { forEachEngine } from '../../../testing/database.ts'
import {
  addStaff,
  createContest,
  createTeam,
  createUser,
  NOW,
  PASSWORD,
} from '../../../testing/fixtures.ts'
import { markFound } from '../../../testing/found.ts'
import { namesChangeSet } from '../../../testing/namesChangeSet.ts'
import { payee } from '../../../testing/payee.ts'
import { createPeople, type CallerName, type People } from '../../../testing/roles.ts'
import { staffChanges } from '../../../testing/staffChanges/all.ts'
import { createTestEvent } from '../../../testing/staffChanges/testEvent.ts'

const HOST = 'vesna.localhost'
const HEADER = 'x-change-set-id'

/** The calls of which the contract says that they name a change to undo. */
const undoable = operations.map(({ id }) => id).filter(namesChangeSet)

forEachEngine('undoing a change of an event', (engine) => {
  let api: Api
  let people: People
  let teamId: number
  beforeAll(async () => {
    api = await startApi(engine)
    const { db } = api.database
    teamId = (await createTeam(db, { domain: HOST })).id
    const foreign = await createTeam(db, { domain: 'oreol.localhost' })
    const { eventId } = await createTestEvent(api, teamId, HOST)
    people = await createPeople(db, { teamId, eventId, foreignTeamId: foreign.id })
  })
  afterAll(() => api.close())

  const newEvent = () => createTestEvent(api, teamId, HOST)
  const by = (caller: CallerName, call: Call) =>
    api.call({ host: HOST, token: people[caller].token, ...call })
  const put = (url: string, body: object): Call => ({ method: 'PUT', url, body })
  const post = (url: string, body?: object): Call => ({ method: 'POST', url, body })

  /** @returns the change set */
  async function change(call: Call, caller: CallerName = 'supervisor'): Promise<number> {
    const answer = await by(caller, call)
    expect(answer.statusCode < 300 || answer.body).toBe(true)
    return Number(answer.headers[HEADER])
  }
  const undo = (eventId: number, changeSetId: number, caller: CallerName = 'supervisor') =>
    by(caller, post(`/api/admin/events/${eventId}/change-sets/${changeSetId}/undo`))

  /** Everything that can be restored, but for what counts and dates the changes themselves. */
  async function contentOf(): Promise<unknown[]> {
    const content: unknown[] = []
    for (const table of Object.keys(trackedTables)) {
      const rows = await sql<{ row: object }>`
        select to_jsonb(now) - array['version', 'updated_at', 'last_reg_n'] as row
        from ${sql.table(table)} as now order by 1
      `.execute(api.database.db)
      content.push([table, rows.rows])
    }
    return content
  }

  it.each(undoable.filter((id) => id !== 'undoEventChange'))(
    '%s leaves everything as it was before',
    async (operation) => {
      const { by: caller = 'supervisor', call } = staffChanges[operation] ?? {}
      const event = await newEvent()
      const before = await contentOf()
      const made = await call?.(event)
      expect(made).toBeDefined()
      const changeSetId = await change(made ?? { url: '' }, caller)
      expect(await contentOf()).not.toEqual(before)

      const eventId = await eventOfChangeSet(changeSetId)
      const answer = await undo(eventId, changeSetId, caller)
      expect(answer.statusCode < 300 || answer.body).toBe(true)
      expect(await contentOf()).toEqual(before)
    },
  )

  it('brings contests back with their places in the timetable and their panels', async () => {
    const { eventId, eventJudgeId, sessionId } = await newEvent()
    const contests = [await newContest(eventId), await newContest(eventId, { group_num: 51 })]
    for (const { id } of contests) {
      await change(put(`/api/contests/${id}/panel`, { judgeIds: [eventJudgeId] }))
    }
    const round = (contest_id: string, round_index: number) => ({
      kind: 'round',
      contest_id,
      round_index,
      minutes: 10,
    })
    const items = [1, 0].flatMap((index) => contests.map(({ id }) => round(id, index)))
    await change(put(`/api/events/${eventId}/sessions/${sessionId}`, { items }))
    const before = await contentOf()
    const contestIds = contests.map(({ id }) => id)
    const removed = await change(post(`/api/events/${eventId}/contests/delete`, { contestIds }))
    const answer = await undo(eventId, removed)
    expect(answer.json()).toMatchObject({ records: [{}, {}] })
    expect(await contentOf()).toEqual(before)
  })

  it('can itself be undone', async () => {
    const { eventId, sessionId } = await newEvent()
    const before = await contentOf()
    const removed = await change({
      method: 'DELETE',
      url: `/api/events/${eventId}/sessions/${sessionId}`,
    })
    const without = await contentOf()
    const undone = Number((await undo(eventId, removed)).headers[HEADER])
    expect(await contentOf()).toEqual(before)
    expect((await undo(eventId, undone)).statusCode).toBe(200)
    expect(await contentOf()).toEqual(without)
  })

  it('is told of by no call that cannot be undone', async () => {
    for (const [operation, { by: caller, call }] of Object.entries(staffChanges)) {
      if (namesChangeSet(operation)) continue
      const answer = await by(caller, await call(await newEvent()))
      expect([operation, answer.headers[HEADER]]).toEqual([operation, undefined])
    }
  })

  it('is told of only once the change is committed', async () => {
    const { eventId } = await newEvent()
    const { db } = api.database
    await sql`
      create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'refused at the end'; end $$
    `.execute(db)
    await sql`
      create constraint trigger refuse_at_end after update on events
        deferrable initially deferred for each row execute function refuse()
    `.execute(db)
    const answer = await by('supervisor', put(`/api/admin/events/${eventId}`, { city: 'Тверь' }))
    await sql`drop function refuse() cascade`.execute(db)
    expect(answer.statusCode).toBe(500)
    expect(answer.headers[HEADER]).toBeUndefined()
  })

  it('takes back a mass change whole, with the heats that were drawn', async () => {
    const { eventId, contestId, freeContestId } = await newEvent()
    const statuses = (status: string, contestIds: string[], more = {}) =>
      put(`/api/events/${eventId}/contest-statuses`, { contestIds, status, ...more })
    await change(statuses('open', [freeContestId]))
    await change(statuses('closed', [contestId, freeContestId]))
    const before = await contentOf()
    const drawn = await change(statuses('ready', [contestId], { generateHeats: true }))
    expect(await contentOf()).not.toEqual(before)
    expect((await undo(eventId, drawn)).statusCode).toBe(200)
    expect(await contentOf()).toEqual(before)

    const contestIds = [contestId, freeContestId]
    const edited = await change(
      put(`/api/contests/${contestId}?mass-update`, { contestIds, changes: { section: 'Folk' } }),
    )
    expect((await undo(eventId, edited)).statusCode).toBe(200)
    expect(await contentOf()).toEqual(before)
  })

  it('names what was changed since, and changes nothing', async () => {
    const { eventId, contestId, freeContestId, sessionId } = await newEvent()
    const contestIds = [contestId, freeContestId]
    const edited = await change(
      put(`/api/contests/${contestId}?mass-update`, { contestIds, changes: { section: 'Folk' } }),
    )
    await change(put(`/api/contests/${freeContestId}`, { heat_size: 6 }))
    const before = await contentOf()
    const answer = await undo(eventId, edited)
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      {
        code: 'undo_stale',
        message: 'Отменить нельзя, с тех пор изменено: номинация 2.\u00A0Соло 2 · Folk.',
      },
    ])
    expect(await contentOf()).toEqual(before)

    const renamed = await change(
      put(`/api/events/${eventId}/sessions/${sessionId}`, { title: 'Вечер' }),
    )
    await change({ method: 'DELETE', url: `/api/events/${eventId}/sessions/${sessionId}` })
    expect((await undo(eventId, renamed)).json()).toMatchObject({
      message: 'Отменить нельзя, с тех пор изменено: удалённое отделение.',
    })
  })

  it('happens once, however often it is asked for', async () => {
    const { eventId } = await newEvent()
    const edited = await change(put(`/api/admin/events/${eventId}`, { city: 'Тверь' }))
    const answers = await Promise.all([undo(eventId, edited), undo(eventId, edited)])
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
  })

  it('does not take away what others stand on by now', async () => {
    const { eventId, eventJudgeId, judgeId } = await newEvent()
    const contestId = crypto.randomUUID()
    const made = await change(
      post('/api/contests', {
        id: contestId,
        event_id: eventId,
        group_num: 77,
        group_name: 'Новая',
        dances: ['Folk'],
        status: 'open',
      }),
    )
    const invited = await change(
      put(`/api/events/${eventId}/judges/${judgeId}`, { role: 'chief', letter: null }),
    )
    expect(invited).toBeGreaterThan(0)
    const lettered = await change(
      put(`/api/events/${eventId}/judges/${judgeId}`, { role: 'chief', letter: 'C' }),
    )
    await by('supervisor', post(`/api/events/${eventId}/register`, registration([contestId])))
    await change(
      put(`/api/contests/${(await newContest(eventId)).id}/panel`, {
        judgeIds: [judgeId, eventJudgeId],
      }),
    )
    expect((await undo(eventId, made)).json()).toMatchObject({ code: 'undo_depended_on' })
    expect((await undo(eventId, lettered)).json()).toMatchObject({ code: 'judge_on_panel' })
  })

  it('leaves the rules of a drawn contest and the panel of a marked one as they are', async () => {
    const { eventId, drawnContestId, roundId, runningContestId, eventJudgeId } = await newEvent()
    const { db } = api.database
    const heats = (status: 'planned' | 'drawn') =>
      db.updateTable('rounds').set({ status }).where('id', '=', roundId).execute()
    await heats('planned')
    const ruled = await change(put(`/api/contests/${drawnContestId}`, { final_max: 6 }))
    await heats('drawn')
    expect((await undo(eventId, ruled)).json()).toMatchObject({ code: 'contest_drawn' })

    const sheets = await db.selectFrom('mark_sheets').selectAll().orderBy('id').execute()
    await db.deleteFrom('mark_corrections').execute()
    await db.deleteFrom('mark_sheets').execute()
    const seated = await change(
      put(`/api/contests/${runningContestId}/panel`, { judgeIds: [eventJudgeId] }),
    )
    const marks = sheets.map((sheet) =>
      Object.assign({}, sheet, { marks: JSON.stringify(sheet.marks) }),
    )
    await db.insertInto('mark_sheets').values(marks).execute()
    expect((await undo(eventId, seated)).json()).toMatchObject({ code: 'panel_judged' })
  })

  it('refuses to leave a packet without its contest', async () => {
    const { eventId } = await newEvent()
    const contest = { event_id: eventId, dances: ['Folk'], group_name: 'Новая', group_num: 77 }
    const made = await change(post('/api/contests', { ...contest, id: crypto.randomUUID() }))
    await newContest(eventId, {
      tags: ['PACKET'],
      packet: JSON.stringify({ groupNums: [77], min: 1, max: 1 }),
    })
    expect((await undo(eventId, made)).json()).toMatchObject({ code: 'contest_bundled' })
  })

  it('corrects charges and leaves every line of the ledger', async () => {
    const { eventId, contestId, regId } = await newEvent()
    const account = async () => {
      const answer = await by('supervisor', {
        url: `/api/events/${eventId}/reg-datas/${regId}/payments`,
      })
      return answer.json<{ charged: number; entries: { kind: string; amount: number }[] }>()
    }
    const before = await account()
    const dearer = await change(put(`/api/contests/${contestId}`, { price: 150_000 }))
    expect((await account()).charged).toBe(150_000)
    expect((await undo(eventId, dearer)).statusCode).toBe(200)
    const after = await account()
    expect(after.charged).toBe(before.charged)
    expect(after.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ...before.entries.map(({ kind, amount }) => [kind, amount]),
      ['correction', 30_000],
      ['correction', -30_000],
    ])
  })

  it('keeps the registration numbers that were given since', async () => {
    const { eventId, contestId } = await newEvent()
    const edited = await change(put(`/api/admin/events/${eventId}`, { city: 'Тверь' }))
    const register = async () => {
      const answer = await by(
        'supervisor',
        post(`/api/events/${eventId}/register`, registration([contestId])),
      )
      return answer.json<{ regData: { reg_n: number } }>().regData.reg_n
    }
    const first = await register()
    expect((await undo(eventId, edited)).statusCode).toBe(200)
    expect(await register()).toBe(first + 1)
  })

  it('stands in the log, turned round, and is offered there while it is possible', async () => {
    const { eventId } = await newEvent()
    const edited = await change(put(`/api/admin/events/${eventId}`, { city: 'Тверь' }))
    const log = async () => {
      const answer = await by('supervisor', { url: `/api/admin/events/${eventId}/audit-log` })
      return answer
        .json<{ items: { action: string; change_set_id: number | null; changes: object }[] }>()
        .items.filter(({ action }) => action !== 'registerForEvent')
        .map(({ action, change_set_id, changes }) => ({ action, change_set_id, changes }))
    }
    const there = { city: { from: 'Москва', to: 'Тверь' } }
    const back = { city: { from: 'Тверь', to: 'Москва' } }
    expect(await log()).toEqual([{ action: 'updateEvent', change_set_id: edited, changes: there }])
    const undone = Number((await undo(eventId, edited)).headers[HEADER])
    expect(await log()).toEqual([
      { action: 'undoEventChange', change_set_id: undone, changes: back },
      { action: 'updateEvent', change_set_id: null, changes: there },
    ])
  })

  it('wants the role of whoever could have made the change', async () => {
    const { eventId, userId } = await newEvent()
    const staff = { event_id: eventId, user_id: userId, role: 'admin' }
    const added = await change(post(`/api/events/${eventId}/users`, staff))
    const own = await createUser(api.database.db)
    await addStaff(api.database.db, eventId, own.id, 'admin')
    expect((await undo(eventId, added, 'admin')).statusCode).toBe(403)
    expect((await undo(eventId, added, 'manager')).statusCode).toBe(403)
    expect((await undo(eventId, added, 'foreignSupervisor')).statusCode).toBe(403)
    expect((await undo(eventId, added)).statusCode).toBe(200)
  })

  it('knows a change at its own event only, and none that was never made', async () => {
    const [one, other] = [await newEvent(), await newEvent()]
    const edited = await change(put(`/api/admin/events/${one.eventId}`, { city: 'Тверь' }))
    expect((await undo(other.eventId, edited)).statusCode).toBe(404)
    expect((await undo(one.eventId, edited + 1000)).statusCode).toBe(404)
  })

  it('keeps no trace of a person who had the account erased', async () => {
    const { eventId } = await newEvent()
    const { db } = api.database
    const person = await createUser(db, { email: `erased-${engine.name}@parket.test` })
    await markFound(db, person.id)
    const staff = { event_id: eventId, user_id: person.id, role: 'manager' }
    const added = await change(post(`/api/events/${eventId}/users`, staff))
    const token = await issueToken(db, person.id, NOW)
    const answer = await api.call({
      method: 'POST',
      url: `/api/users/${person.id}/erasure`,
      host: HOST,
      token,
      body: { password: PASSWORD },
    })
    expect(answer.statusCode).toBeLessThan(300)
    expect((await undo(eventId, added)).statusCode).toBe(404)
    const left = await sql`
      select from row_changes where coalesce(after, before) ->> 'user_id' = ${String(person.id)}
    `.execute(db)
    expect(left.rows).toEqual([])
    expect(await auditOf(db, 'eventUser', person.id)).not.toEqual([])
  })

  it('knows nothing of contacts and payee: they may be a person’s, and stay as they are', async () => {
    const { eventId } = await newEvent()
    const contacts = { phone: '+79123456789', email: '', site: '', address: '' }
    const own = { contacts, payment_details: payee }
    const changed = await change(put(`/api/admin/events/${eventId}`, { city: 'Тверь', ...own }))
    const kept = await sql<{ text: string }>`
      select row_changes::text as text from row_changes where change_set_id = ${changed}
    `.execute(api.database.db)
    const text = kept.rows.map((row) => row.text).join(' ')
    expect(text).toContain('Тверь')
    for (const word of [contacts.phone, payee.name, payee.account]) expect(text).not.toContain(word)

    expect((await undo(eventId, changed)).statusCode).toBe(200)
    const after = await api.database.db
      .selectFrom('events')
      .where('id', '=', eventId)
      .select(['city', 'contacts', 'payment_details'])
      .executeTakeFirst()
    expect(after).toEqual({ city: 'Москва', ...own })
    const lines = await auditOf(api.database.db, 'event', eventId)
    expect(lines.at(-1)?.changes).toEqual({ city: { from: 'Тверь', to: 'Москва' } })

    const cleared = await by(
      'supervisor',
      put(`/api/admin/events/${eventId}`, { payment_details: null }),
    )
    expect(cleared.headers[HEADER]).toBeUndefined()
  })

  it('is possible for the tables of which the triggers tell, and no other', async () => {
    const found = await sql<{ table: string }>`
      select tgrelid::regclass::text as table from pg_trigger
      where tgname = 'zz_note_row_change' order by 1
    `.execute(api.database.db)
    expect(found.rows.map(({ table }) => table)).toEqual(Object.keys(trackedTables).toSorted())
  })

  async function newContest(eventId: number, values: object = {}): Promise<{ id: string }> {
    return createContest(api.database.db, eventId, { group_num: 50, ...values })
  }

  async function eventOfChangeSet(id: number): Promise<number> {
    const { event_id } = await api.database.db
      .selectFrom('change_sets')
      .where('id', '=', id)
      .select('event_id')
      .executeTakeFirstOrThrow()
    return event_id
  }
})
