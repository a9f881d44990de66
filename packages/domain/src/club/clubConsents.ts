import { givenConsents } from '../registration/consents.ts'
import type { Consents, DancerInput } from '../registration/request.ts'
import type { ClubPlan } from './planClub.ts'

type Asked = Pick<ClubPlan, 'sets' | 'changes'>

/** Whether the grid's consents also count for a registration that is there: one that has a consent keeps it as it is. */
export function lacksConsent({ processing }: Consents): boolean {
  return processing !== true
}

/**
 * Whose consents the grid asks for: dancers of new registrations, and of changed ones that have none yet. To take a
 * registration back nobody has to consent.
 */
export function dancersAskedConsent({ sets, changes }: Asked): DancerInput[] {
  const asked = changes.filter(
    ({ stored, draft }) => lacksConsent(stored.regData.consents) && hasEntries(draft.packets),
  )
  return [...sets, ...asked.map(({ draft }) => draft)].flatMap(({ dancers }) => dancers)
}

function hasEntries(packets: ClubPlan['sets'][number]['packets']): boolean {
  return Object.values(packets).some(({ selectedGroupIds }) => selectedGroupIds.length > 0)
}

/** What the grid sends of its consents: yes or no to each that was asked; nothing where none was. */
export function sentClubConsents(plan: Asked, consents: Consents): Consents | undefined {
  return dancersAskedConsent(plan).length > 0 ? givenConsents(consents) : undefined
}
