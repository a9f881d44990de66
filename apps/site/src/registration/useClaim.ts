import { userFacingText } from '@parket/api-client/problem'
import type { RegistrationEntryScreenProps } from '@parket/ui/screens/registration/RegistrationEntryScreen'
import { useMutation } from '@tanstack/react-query'
import { claimEntries } from './claimEntries.ts'
import { renewOpenEntry, type RegDataAnswer } from './openEntry.ts'

type EntryView = Extract<RegistrationEntryScreenProps['view'], { state: 'ready' }>

interface Claim {
  /** Numbers of the registrations that no account made. */
  unowned: number[]
  claim: EntryView['claim']
  /** What was done last, in Russian. */
  notice: string | null
  onClaim: () => void
}

/**
 * Offers registrations made without an account to whoever is logged in.
 * @param known registrations whose PIN this tab knows
 * @param userId null for a visitor, to whom nothing is offered
 */
export function useClaim(known: readonly RegDataAnswer[], userId: number | null): Claim {
  const {
    mutate,
    error,
    isPending,
    data: claimed = [],
  } = useMutation({
    mutationFn: async (entries: readonly RegDataAnswer[]) => {
      await claimEntries(entries.map(({ regData }) => regData))
      for (const entry of entries) {
        renewOpenEntry({ ...entry, regData: { ...entry.regData, registered_by: userId } })
      }
      return entries.map(({ regData }) => regData.id)
    },
  })
  const unowned =
    userId === null
      ? []
      : known.filter(
          ({ regData }) => regData.registered_by === null && !claimed.includes(regData.id),
        )
  return {
    unowned: unowned.map(({ regData }) => regData.reg_n),
    claim: claimState(isPending, error),
    notice:
      claimed.length > 0 && unowned.length === 0 ? 'Добавлено в\u00A0«Мои регистрации»' : null,
    onClaim: () => mutate(unowned),
  }
}

function claimState(isPending: boolean, error: Error | null): Claim['claim'] {
  if (isPending) return { state: 'running' }
  return error ? { state: 'failed', message: userFacingText(error) } : { state: 'idle' }
}
