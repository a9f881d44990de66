import { contract, resolveReference } from '../contract/document.ts'
import type { OperationId } from '../contract/operationId.ts'

interface Described {
  operationId?: OperationId
  parameters?: unknown[]
  requestBody?: unknown
}
interface Content {
  content: Record<string, { examples?: Record<string, unknown> }>
}

/** An operation's query as the examples of its parameters in the contract have it. */
export function exampleQuery(id: OperationId): Record<string, unknown> {
  const { shared, operation } = find(id)
  const parameters = [...(shared.parameters ?? []), ...(operation.parameters ?? [])].map(
    (node) => resolveReference(node) as { name: string; in: string; example: unknown },
  )
  return Object.fromEntries(
    parameters.flatMap((each) => (each.in === 'query' ? [[each.name, each.example]] : [])),
  )
}

/** The first example of an operation's JSON body in the contract; undefined where it takes none. */
export function exampleBody(id: OperationId): unknown {
  const { requestBody } = find(id).operation
  if (requestBody === undefined) return undefined
  const { content } = resolveReference(requestBody) as Content
  const [example] = Object.values(content['application/json']?.examples ?? {})
  return (resolveReference(example) as { value?: unknown } | undefined)?.value
}

function find(id: OperationId): { shared: Described; operation: Described } {
  const paths = contract['paths'] as Record<string, Record<string, unknown>>
  for (const path of Object.values(paths)) {
    for (const operation of Object.values(path) as Described[]) {
      if (operation.operationId === id) return { shared: path, operation }
    }
  }
  throw new Error(`The contract has no ${id}`)
}
