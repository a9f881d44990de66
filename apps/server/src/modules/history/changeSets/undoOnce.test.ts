import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { trackedTables } from '../../../change/restore.ts'
import { operations } from '../../../contract/document.ts'
import { startApi, type Api, type Call } from '../../../testing/api.ts'
import { onPostgres } from '../../../testing/database.ts'
import { createTeam } from '../../../testing/fixtures.ts'
import { namesChangeSet } from '../../../testing/namesChangeSet.ts'
import { createPeople, type CallerName, type People } from '../../../testing/roles.ts'
import { staffChanges } from '../../../testing/staffChanges/all.ts'
import { ofEvent, post, type StaffChange } from '../../../testing/staffChanges/shape.ts'
import { createTestEvent } from '../../../testing/staffChanges/testEvent.ts'
import { settleEvent } from '../../payments/ledger/settle.ts'

const HOST = 'vesna.localhost'
const HEADER = 'x-change-set-id'

type Change = Pick<StaffChange, 'by' | 'call'>

/** One change of every kind that can be undone; an act on registrations of every kind. */
const changes = new Map<string, Change>([
  ...operations.flatMap(({ id }): [string, Change][] => {
    const made = staffChanges[id]
    return made && id !== 'undoEventChange' && namesChangeSet(id) ? [[id, made]] : []
  }),
  ...[
    { kind: 'promote', group_num: 5 },
    { kind: 'consent', processing: true },
    { kind: 'pay', method: 'cash' },
  ].map((act): [string, Change] => [
    `act: ${act.kind}`,
    {
      by: 'supervisor',
      call: (event) => post(`${ofEvent(event)}/registrations/bulk`, { act, apply: true }),
    },
  ]),
])
const kinds = [...changes.keys()]

onPostgres('an undo', (engine) => {
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

  const by = (caller: CallerName, call: Call) =>
    api.call({ host: HOST, token: people[caller].token, ...call })

  /** Tells whether anything differs that can be restored, and what each registration owes and has paid. */
  async function state(): Promise<unknown> {
    const { db } = api.database
    const digests: unknown[] = []
    for (const table of Object.keys(trackedTables)) {
      const { rows } = await sql`
        select md5(string_agg(row, ' ' order by row)) as digest from (
          select (to_jsonb(now) - array['version', 'updated_at', 'last_reg_n'])::text as row
          from ${sql.table(table)} as now
        ) as rows
      `.execute(db)
      digests.push([table, rows])
    }
    const { rows } = await sql`
      select event_id, reg_data_id,
        sum(case when kind in ('charge', 'correction') then amount else 0 end)::int as charged,
        sum(case kind when 'payment' then amount when 'refund' then -amount else 0 end)::int as paid
      from ledger group by event_id, reg_data_id order by reg_data_id
    `.execute(db)
    return [...digests, rows]
  }

  /** Makes a change at an event of its own. */
  async function make(kind: string) {
    const { by: caller, call } = changes.get(kind) as Change
    const event = await createTestEvent(api, teamId, HOST)
    const made = await call(event)
    // There is something to consent to, and nothing owed that is not charged.
    await api.database.db
      .updateTable('reg_datas')
      .set({
        consent_processing: null,
        consent_publication: null,
        consent_at: null,
        consent_text_version: null,
      })
      .where('event_id', '=', event.eventId)
      .execute()
    await api.database.db.transaction().execute((trx) => settleEvent(trx, event.eventId, null))
    const before = await state()
    const answer = await by(caller, made)
    expect(answer.statusCode < 300 || answer.body).toBe(true)
    const set = Number(answer.headers[HEADER])
    const { event_id } = await api.database.db
      .selectFrom('change_sets')
      .where('id', '=', set)
      .select('event_id')
      .executeTakeFirstOrThrow()
    const undo = (id: number) =>
      by(caller, { method: 'POST', url: `/api/admin/events/${event_id}/change-sets/${id}/undo` })
    return { set, undo, before, after: await state() }
  }

  it.each(kinds)(
    'pressed ten times at once takes effect once, is undone and made again: %s',
    async (kind) => {
      const { set, undo, before, after } = await make(kind)
      const answers = await Promise.all(Array.from({ length: 10 }, () => undo(set)))
      const done = answers.filter(({ statusCode }) => statusCode === 200)
      const refused = answers.filter(({ statusCode }) => statusCode === 409)
      expect([done.length, refused.length]).toEqual([1, 9])
      expect(await state()).toEqual(before)

      const again = await undo(Number(done[0]?.headers[HEADER]))
      expect(again.statusCode < 300 || again.body).toBe(true)
      expect(await state()).toEqual(after)
      const back = await undo(set)
      expect(back.statusCode < 300 || back.body).toBe(true)
      expect(await state()).toEqual(before)
    },
  )

  it('leaves what the last of undos and undos of undos says, whatever is pressed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...kinds),
        fc.array(fc.nat(5), { minLength: 1, maxLength: 8 }),
        async (kind, presses) => {
          const { set, undo, before, after } = await make(kind)
          // Each undoes the one before it, so all that is in effect follows from their number.
          const sets = [set]
          for (const press of presses) {
            const index = press % sets.length
            const isInEffect = (sets.length - 1 - index) % 2 === 0
            const answer = await undo(sets[index] as number)
            const { code } = answer.json<{ code?: string }>()
            expect([kind, code]).toEqual([kind, isInEffect ? undefined : 'undo_done'])
            if (isInEffect) sets.push(Number(answer.headers[HEADER]))
            expect(await state()).toEqual(sets.length % 2 === 1 ? after : before)
          }
        },
      ),
      { numRuns: 10 },
    )
  }, 120_000)
})
