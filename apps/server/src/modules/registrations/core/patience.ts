import type { Patience } from '../../../security/concurrencyLimiter.ts'

/**
 * For the desk, where somebody stands and waits, and for a whole club: few, and dear to type again. The public, who
 * come in rushes, wait less (`REGISTERING` in `apps/server/src/app.ts`).
 */
export const PATIENCE: Patience = { waitMs: 3000 }
