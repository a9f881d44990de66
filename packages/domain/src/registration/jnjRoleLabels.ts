import type { JnjRole } from './request.ts'

/** Who leads and who follows, where a contest counts them apart. */
export const jnjRoleLabels: Record<JnjRole, string> = { leader: 'Ведущий', follower: 'Ведомый' }
