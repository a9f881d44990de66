import type { HeldRole, Subject } from '@parket/domain/rights/rights'
import { CUP } from './demo.ts'

/** The demo's team of events 1 and 2. */
export const TEAM = 1

export interface Office {
  who: string
  email: string
  subject: Subject
}

function office(who: string, email: string, roles: HeldRole[], superadmin = false): Office {
  return { who, email, subject: { user: { id: 1, superadmin }, roles } }
}

/** Whoever works for a team: the one who may nothing in its office, and who may it at one event only, tell most. */
export const offices: readonly Office[] = [
  office('a manager', 'manager@parket.test', [{ kind: 'team', team_id: TEAM, role: 'manager' }]),
  office('an administrator of the event', 'staff@parket.test', [
    { kind: 'event', event_id: CUP.id, role: 'admin' },
  ]),
  office('an administrator', 'admin@parket.test', [{ kind: 'team', team_id: TEAM, role: 'admin' }]),
  office('a supervisor', 'supervisor@parket.test', [
    { kind: 'team', team_id: TEAM, role: 'supervisor' },
  ]),
  office('a superadmin', 'super@parket.test', [], true),
]
