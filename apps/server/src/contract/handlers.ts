import type { operations } from '@parket/api-client/schema'

import type { Context } from './context.ts'
import type { OperationId } from './operationId.ts'
import type { Stream } from './streams.ts'

type Given<T> = Exclude<T, undefined>
type Place<Id extends OperationId, P extends 'path' | 'query' | 'header'> = Given<
  operations[Id]['parameters'][P]
>

type Json<T> = T extends { content: { 'application/json': infer Value } } ? Value : undefined
type Body<Id extends OperationId> = operations[Id] extends { requestBody?: infer Declared }
  ? Json<Given<Declared>>
  : undefined

type Success<Id extends OperationId> =
  operations[Id]['responses'][keyof operations[Id]['responses'] & (200 | 201 | 202 | 204)]
type Content<T> = T extends { content: { 'text/event-stream': infer Message } }
  ? Stream<Message>
  : T extends { content: Record<string, infer Value> }
    ? Value
    : void

/** What an operation's handler is given, each part already of the contract's type. */
export type Input<Id extends OperationId> = {
  path: Place<Id, 'path'>
  query: Place<Id, 'query'>
  headers: Place<Id, 'header'>
  body: Body<Id>
}

/** What an operation answers with its 2xx status; a refusal is thrown as a `Problem`. */
export type Answer<Id extends OperationId> = Content<Success<Id>>

export type Handler<Id extends OperationId> = (
  context: Context,
  input: Input<Id>,
) => Answer<Id> | Promise<Answer<Id>>

/** Handlers by operation. A module provides some; an operation without one answers 501. */
export type Handlers = { [Id in OperationId]?: Handler<Id> }
