import { startApi, type Api } from './api.ts'
import { createCup, register, registration, type Cup, type RegisterInput } from './cup.ts'
import { anyEngine } from './database.ts'
import { staffTeam, type Staffed } from './staff.ts'

type Registered = { regData: { id: number; reg_n: number; version: number } }

export type Merge = {
  moved: string[]
  given_up: string[]
  amount: number
  before: { charged: number; paid: number }
  after: { charged: number; paid: number }
}

/** A registration as its organiser's list has it. */
type ListedRegistration = {
  regData: { id: number; club: string; consents: object; attendance: string | null }
  registrations: { contest_id: string; status: string }[]
  balance: { charged: number; paid: number }
}

export type Duplicates = { pairs: { one: ListedRegistration; other: ListedRegistration }[] }

type Closing = Record<'charged' | 'payments' | 'refunds' | 'debt' | 'overpaid', number>

/** An event with contests, and the office that merges its registrations. */
export interface MergeOffice {
  api: Api
  staff: Staffed
  cup: Cup
  enter: (contestIds: string[], values: RegisterInput) => Promise<Registered['regData']>
  send: (
    method: 'POST' | 'PUT',
    path: string,
    body: object,
    user?: keyof Staffed['tokens'],
  ) => ReturnType<Api['call']>
  merge: (keptId: number, duplicateId: number, more?: object) => ReturnType<Api['call']>
  pay: (id: number, body: object) => ReturnType<Api['call']>
  read: <T>(path: string) => Promise<T>
  listed: (q: string) => Promise<ListedRegistration[]>
  closing: () => Promise<Closing>
}

/** Its server is to be closed: `api.close()`. */
export async function openMergeOffice(): Promise<MergeOffice> {
  const api = await startApi(anyEngine())
  const staff = await staffTeam(api)
  const cup = await createCup(api.database.db, staff.team.id)
  const url = `/api/events/${cup.event.id}`
  const send: MergeOffice['send'] = (method, path, body, user = 'supervisor') =>
    api.call({ method, url: `${url}/${path}`, body, token: staff.tokens[user] })
  const read: MergeOffice['read'] = async <T>(path: string) =>
    (await api.call({ url: `${url}/${path}`, token: staff.tokens.admin })).json<T>()
  return {
    api,
    staff,
    cup,
    send,
    read,
    enter: async (contestIds, values) =>
      (await register(api, cup, registration(contestIds, values))).json<Registered>().regData,
    merge: (keptId, duplicateId, more = {}) =>
      send('POST', `reg-datas/${keptId}/merge`, { duplicate_id: duplicateId, ...more }, 'admin'),
    pay: (id, body) => send('POST', `reg-datas/${id}/payments`, body),
    listed: async (q) =>
      (await read<{ items: ListedRegistration[] }>(`registrations?q=${encodeURIComponent(q)}`))
        .items,
    closing: () => read<Closing>('payments/summary'),
  }
}
