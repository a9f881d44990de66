import type { OperationId } from '../../contract/operationId.ts'
import type { Api } from '../api.ts'
import type { People } from '../roles.ts'

/** A request that contract, rules and rights allow: it has to succeed. */
export interface ValidRequest {
  path: Record<string, string | number>
  query: Record<string, unknown>
  /** JSON; a form as it goes over the wire; undefined: none. */
  body: unknown
  headers: Record<string, string>
  /** Null: nobody has logged in. */
  callerId: number | null
}

/** Where requests are made: a team with its people, on its host. */
export interface TestTenant {
  api: Api
  host: string
  teamId: number
  people: People
}

/** By operation: what its example lacks. Each call makes new records for what a request uses up. */
export type RequestMakers = Partial<
  Record<OperationId, (nth: number) => Promise<Partial<ValidRequest>>>
>
