import { contract } from '../contract/document.ts'

/** Whether the contract says of a call that it names a change to undo. */
export function namesChangeSet(operation: string): boolean {
  const calls = Object.values(contract['paths'] as Record<string, Record<string, unknown>>).flatMap(
    (path) => Object.values(path),
  ) as { operationId?: string; responses?: Record<string, { headers?: object }> }[]
  const responses = calls.find(({ operationId }) => operationId === operation)?.responses ?? {}
  return Object.values(responses).some(({ headers }) => 'X-Change-Set-Id' in (headers ?? {}))
}
