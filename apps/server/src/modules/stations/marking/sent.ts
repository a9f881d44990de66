import type { components } from '@parket/api-client/schema'

/** An operation as a device sends it. */
export type SentOperation = components['schemas']['StationOperation']
/** What the device is told of it. */
export type OperationResult = components['schemas']['StationAnswer']['results'][number]
