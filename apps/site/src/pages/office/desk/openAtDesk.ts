import type { components } from '@parket/api-client/schema'

/** The registration in hand at the desk, as it is stored. */
export type OpenAtDesk = components['schemas']['RegDataAnswer']
