import bundled from '@parket/openapi/bundled.json' with { type: 'json' }

import { lazy } from './lazy.ts'
import type { OperationId } from './operationId.ts'

/** A JSON schema as OpenAPI 3.1 writes it. Only the keywords that the loader itself reads are named. */
export type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  additionalProperties?: Schema | boolean
  unevaluatedProperties?: boolean
  [keyword: string]: unknown
}

type Parameter = {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
  schema: Schema
}
type Content = Record<string, { schema?: Schema }>
type Response = { content?: Content }
type PathItem = { parameters?: unknown[] } & Record<string, unknown>
type OperationObject = {
  operationId: OperationId
  parameters?: unknown[]
  requestBody?: unknown
  security?: readonly Record<string, unknown>[]
  responses: Record<string, unknown>
}

/** The content of an answer that is a stream; its schema is that of each message. */
const STREAM = 'text/event-stream'

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/** One call of the contract, its references written out. */
export type Operation = {
  id: OperationId
  method: Uppercase<(typeof METHODS)[number]>
  /** The address as Fastify writes it: `/api/events/:id`. */
  url: string
  parameters: { path: Schema; query: Schema; header: Schema }
  /** Whether it may come from our own pages only: its `security` names `csrf`. */
  isCsrfChecked: boolean
  body: { isRequired: boolean; schema: Schema } | null
  /** Whether the body is a form with a file; the handler reads it. */
  isUpload: boolean
  /** Whether it answers 304 to who has the newest already. */
  isRevalidated: boolean
  /** Whether the answer is a stream of messages that stays open. */
  isStream: boolean
  /** The only 2xx the contract declares, besides 206, a part of it, and 202, not yet: these a handler says itself. */
  success: number
  /** Schema by declared status, of a stream that of each message; null where the answer is no JSON. */
  answers: Map<number, Schema | null>
}

/** The whole document. */
export const contract: Record<string, unknown> = bundled

/** A node of the document, or what its local reference (`#/components/…`) leads to. */
export function resolveReference(node: unknown): unknown {
  let found = node
  while (isReference(found)) {
    found = found.$ref
      .slice(2)
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], contract)
  }
  return found
}

function isReference(node: unknown): node is { $ref: string } {
  return typeof node === 'object' && node !== null && '$ref' in node
}

/** A schema with everything it refers to written out, so that it stands for itself. */
function inlined(node: unknown, within: readonly unknown[] = []): unknown {
  if (Array.isArray(node)) return node.map((each) => inlined(each, within))
  const found = resolveReference(node)
  if (typeof found !== 'object' || found === null) return found
  if (within.includes(found)) throw new Error('A schema refers to itself, which is not supported')
  const path = [...within, found]
  return Object.fromEntries(
    Object.entries(found).map(([key, value]) => [key, inlined(value, path)]),
  )
}

function readOperation(
  path: string,
  method: (typeof METHODS)[number],
  item: PathItem,
  operation: OperationObject,
): Operation {
  const contents = Object.entries(operation.responses).map(
    ([status, node]) => [Number(status), (resolveReference(node) as Response).content] as const,
  )
  const statuses = contents.map(([status]) => status)
  const declared = statuses.filter((status) => status >= 200 && status < 300 && status !== 206)
  const successes = declared.length > 1 ? declared.filter((status) => status !== 202) : declared
  const [success] = successes
  if (success === undefined || successes.length > 1) {
    throw new Error(`${operation.operationId} must declare exactly one 2xx answer`)
  }
  // Schemas with all their references written out take much memory, and a process is asked few of its calls: they are
  // written out when they are first read.
  const parameters = lazy(() => readParameters(item, operation))
  const body = lazy(() => readBody(operation.requestBody))
  const answers = lazy(
    () => new Map(contents.map(([status, content]) => [status, answerSchema(content)])),
  )
  return {
    id: operation.operationId,
    method: method.toUpperCase() as Operation['method'],
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    isCsrfChecked: isCsrfChecked(method, operation),
    isUpload: isUpload(operation.requestBody),
    isRevalidated: statuses.includes(304),
    isStream: contents.some(([, content]) => content !== undefined && STREAM in content),
    success,
    get parameters() {
      return parameters()
    },
    get body() {
      return body()
    },
    get answers() {
      return answers()
    },
  }
}

function readParameters(item: PathItem, operation: OperationObject): Operation['parameters'] {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(
    (node) => resolveReference(node) as Parameter,
  )
  return {
    path: parametersSchema(parameters, 'path'),
    query: parametersSchema(parameters, 'query'),
    header: parametersSchema(parameters, 'header'),
  }
}

function parametersSchema(parameters: Parameter[], place: Parameter['in']): Schema {
  const chosen = parameters.filter((parameter) => parameter.in === place)
  return {
    type: 'object',
    properties: Object.fromEntries(
      chosen.map(({ name, schema }) => [name, inlined(schema) as Schema]),
    ),
    required: chosen.filter(({ required }) => required).map(({ name }) => name),
  }
}

/**
 * Whether a call is checked for CSRF. An unsafe call that says nothing of its security is.
 *
 * @throws when only some of the ways to call it name `csrf`: who leaves the token out would choose the other way
 */
export function isCsrfChecked(
  method: (typeof METHODS)[number],
  { operationId, security }: Pick<OperationObject, 'security'> & { operationId: string },
): boolean {
  if (security === undefined) return method !== 'get'
  // The token of a station is never sent by a page of others: the guard asks no csrf of it.
  const ways = security.filter((way) => !('station' in way))
  const named = ways.filter((way) => 'csrf' in way)
  if (named.length > 0 && named.length < ways.length) {
    throw new Error(`${operationId} must name csrf in each way of its security, or in none`)
  }
  return named.length > 0
}

function readBody(node: unknown): Operation['body'] {
  if (node === undefined) return null
  const body = resolveReference(node) as { required?: boolean; content: Content }
  const schema = jsonSchema(body.content)
  return schema && { isRequired: body.required ?? false, schema }
}

function isUpload(node: unknown): boolean {
  if (node === undefined) return false
  return 'multipart/form-data' in (resolveReference(node) as { content: Content }).content
}

function answerSchema(content: Content | undefined): Schema | null {
  const message = content?.[STREAM]?.schema
  return message ? (inlined(message) as Schema) : jsonSchema(content)
}

function jsonSchema(content: Content | undefined): Schema | null {
  const schema = content?.['application/json']?.schema
  return schema ? (inlined(schema) as Schema) : null
}

/**
 * Every operation of the contract, read once: validators of a schema are compiled once for each object.
 *
 * @throws when an operation does not declare exactly one 2xx answer, or names csrf in a part of its security
 */
export const operations: readonly Operation[] = Object.entries(
  contract['paths'] as Record<string, PathItem>,
).flatMap(([path, item]) =>
  METHODS.filter((method) => method in item).map((method) =>
    readOperation(path, method, item, item[method] as OperationObject),
  ),
)
