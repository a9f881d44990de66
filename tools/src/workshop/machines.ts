import { accountMachines } from './machines/account.ts'
import { dayMachines } from './machines/day.ts'
import { officeMachines } from './machines/office.ts'
import { registrationMachines } from './machines/registration.ts'
import { stationMachines } from './machines/stations.ts'
import type { ShownMachine } from './shownMachine.ts'

/** The machines by their pages in docs/states, which a test draws from the machines themselves. */
export const machines = {
  ...accountMachines,
  ...registrationMachines,
  ...officeMachines,
  ...dayMachines,
  ...stationMachines,
} as const satisfies Record<string, ShownMachine>

/** The name of a machine: that of its page in docs/states. */
export type MachineName = keyof typeof machines
