/** What the desk notes of a registration at check-in; null, not in the list: nothing yet. */
export const attendances = ['present', 'absent'] as const

export type Attendance = (typeof attendances)[number]

export function isAttendance(value: unknown): value is Attendance {
  return attendances.some((known) => known === value)
}
