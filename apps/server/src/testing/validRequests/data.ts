import type { OperationId } from '../../contract/operationId.ts'
import { issueToken } from '../../security/tokens.ts'
import { csrfHeaders } from '../api.ts'
import { createCup, registration } from '../cup.ts'
import { exampleBody } from '../examples.ts'
import {
  createContest,
  createEvent,
  createInvitation,
  createJudge,
  createUser,
  NOW,
} from '../fixtures.ts'
import { markFound } from '../found.ts'
import type { CallerName } from '../roles.ts'
import { formWith, picture } from '../upload.ts'
import type { TestTenant } from './shape.ts'

/** What registering answers. */
export type Entered = {
  regData: { id: number; reg_n: number }
  dancers: { id: number; last_name: string; first_name: string; birth_date: string }[]
  registrations: object[]
}

/** What requests are made against: an event with its contests, and what makes more of everything. */
export type RequestData = Awaited<ReturnType<typeof createRequestData>>

export async function createRequestData({ api, host, teamId, people }: TestTenant) {
  const { db } = api.database
  const form = await formWith(await picture())

  /** @returns the answer's body, of a call that has to succeed */
  async function send<T>(
    caller: CallerName,
    method: 'POST' | 'PUT',
    url: string,
    body: object,
    headers = {},
  ): Promise<T> {
    const answer = await api.app.inject({
      method,
      url,
      payload: body,
      headers: {
        host,
        ...(await csrfHeaders(api.app, host)),
        authorization: `Bearer ${await issueToken(db, people[caller].id, NOW)}`,
        ...headers,
      },
    })
    if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.body.slice(0, 300)}`)
    return answer.json<T>()
  }
  const upload = (url: string, caller: CallerName) =>
    send(caller, 'POST', url, form.body, form.headers)

  const cup = await createCup(db, teamId)
  const event = `/api/events/${cup.event.id}`
  const register = () =>
    send<Entered>('supervisor', 'POST', `${event}/register`, registration([cup.ids.folk]))
  let letters = 0
  /** One that nobody has: generated requests give letters, too. */
  const nextLetter = async (): Promise<string> => {
    const letter = letterOf((letters += 1))
    const taken = await db
      .selectFrom('event_judges')
      .where('event_id', '=', cup.event.id)
      .where('letter', '=', letter)
      .select('judge_id')
      .executeTakeFirst()
    return taken ? nextLetter() : letter
  }
  const putJudge = async () => {
    const { id } = await createJudge(db)
    const letter = await nextLetter()
    await send('supervisor', 'PUT', `${event}/judges/${id}`, { letter, role: 'line' })
    return id
  }
  const newUser = async (values: object = {}) => (await createUser(db, values)).id

  return {
    db,
    people,
    teamId,
    /** A picture as a form. */
    form,
    cup,
    /** The address of its calls. */
    event,
    send,
    upload,
    register,
    nextLetter,
    putJudge,
    newUser,
    /** Somebody whom staff found by e-mail. */
    foundUser: async () => {
      const id = await newUser()
      await markFound(db, id)
      return id
    },
    /** @param eventId null: into the team */
    newInvitation: (eventId: number | null) =>
      createInvitation(db, { teamId, eventId, invitedBy: people.supervisor.id }),
    newContest: (nth: number) => createContest(db, cup.event.id, { group_num: 1000 + nth }),
    /** In an event of its own. */
    newSession: async () => {
      const { id } = await createEvent(db, teamId)
      const session = {
        number: 1,
        title: 'Утро',
        floor: '',
        start: cup.event.date_begin,
        items: [],
      }
      const made = await send<{ id: number }>(
        'supervisor',
        'POST',
        `/api/events/${id}/sessions`,
        session,
      )
      return { id, sessionId: made.id }
    },
  }
}

/** The contract's example of a body, without fields that refer to other data: ids and versions. */
export function exampleOf(id: OperationId): unknown {
  return withoutIds(exampleBody(id))
}

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(
    ([name]) => !['id', 'version', 'event_id'].includes(name),
  )
  return Object.fromEntries(kept.map(([name, each]) => [name, withoutIds(each)]))
}

/** A, B … ZZ by number. */
function letterOf(n: number): string {
  const last = String.fromCharCode(65 + (n % 26))
  return n < 26 ? last : String.fromCharCode(64 + Math.floor(n / 26)) + last
}
