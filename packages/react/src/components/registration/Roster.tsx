import type { AccountUser } from '@parket/domain/account/user'
import { hasErrors } from '@parket/domain/problems/fieldErrors'
import { checkPerson } from '@parket/domain/account/person'
import { today } from '@parket/domain/format/timeZone'
import { dancerKey } from '@parket/domain/registration/dancers'
import type { DancerInput } from '@parket/domain/registration/request'
import { RosterDialog, type RosterDancer } from '@parket/ui/screens/registration/RosterDialog'
import type { ReactNode } from 'react'
import { useRoster } from '../../registration/club/useRoster.ts'

interface RosterProps {
  isOpen: boolean
  user: AccountUser
  /** ISO instant. */
  now: string
  /** Whoever stands in the form. */
  dancers: readonly DancerInput[]
  onAdd: (dancers: DancerInput[]) => void
  onClose: () => void
}

/** «Мои танцоры» of the account, beside the form they are chosen for. */
export function Roster({ isOpen, user, now, dancers, onAdd, onClose }: RosterProps): ReactNode {
  const { view, state, actions } = useRoster(user.id, isOpen)
  const own = ownDancer(user)
  const kept = view.state === 'ready' ? view.dancers : []
  const known = new Set([...kept, ...(own ? [own] : [])].map(dancerKey))
  const isWhole = (dancer: DancerInput) => !hasErrors(checkPerson(dancer, today(now)))
  return (
    <RosterDialog
      isOpen={isOpen}
      view={view.state === 'ready' ? { ...view, dancers: own ? [own, ...kept] : kept } : view}
      unkept={dancers.filter((dancer) => isWhole(dancer) && !known.has(dancerKey(dancer)))}
      {...state}
      actions={{ ...actions, onAdd, onClose }}
    />
  )
}

/** Whoever has the account dances too; null while the profile does not say who it is. */
function ownDancer({
  id,
  last_name,
  first_name,
  birth_date,
  gender,
}: AccountUser): RosterDancer | null {
  if (!birth_date) return null
  return { rosterId: null, user_id: id, last_name, first_name, birth_date, gender }
}
