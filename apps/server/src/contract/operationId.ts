import type { operations } from '@parket/api-client/schema'

/** The name of a call in the contract. */
export type OperationId = keyof operations
