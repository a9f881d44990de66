import type { JnjRole } from '@parket/domain/registration/request'

const labels: Record<JnjRole, string> = { leader: 'Ведущий', follower: 'Ведомый' }

/** Who leads and who follows, where a contest counts them apart. */
export const jnjRoles = [
  { value: 'leader', label: labels.leader },
  { value: 'follower', label: labels.follower },
] as const satisfies readonly { value: JnjRole; label: string }[]

export function jnjRoleLabel(role: JnjRole): string {
  return labels[role]
}
