import { jnjRoleLabels } from '@parket/domain/registration/jnjRoleLabels'
import type { JnjRole } from '@parket/domain/registration/request'

/** Who leads and who follows, where a contest counts them apart. */
export const jnjRoles = [
  { value: 'leader', label: jnjRoleLabels.leader },
  { value: 'follower', label: jnjRoleLabels.follower },
] as const satisfies readonly { value: JnjRole; label: string }[]
