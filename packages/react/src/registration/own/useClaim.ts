import { userFacingText } from '@parket/api-client/problem'
import { isSameEmail } from '@parket/domain/account/sameContacts'
import type { RegistrationScreenProps } from '@parket/ui/screens/registration/RegistrationScreen'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient } from '../../data/queryClient.ts'
import { claimAll, type ClaimOutcome } from './claimAll.ts'
import { isOpenedBy } from './openRegistration.ts'
import { claimRegistration } from './claimRegistration.ts'
import type { RegistrationAnswer } from '@parket/domain/registration/registrationAnswer'

type RegistrationView = Extract<RegistrationScreenProps['view'], { state: 'ready' }>

/** Who is logged in. */
export interface Account {
  id: number
  email: string
}

interface Claim {
  /** Numbers of the registrations that no account made. */
  unowned: number[]
  claim: RegistrationView['claim']
  /** What was done last, in Russian. */
  notice: string | null
  onClaim: () => void
}

/**
 * Offers registrations made without an account to whoever is logged in, if they have the account's
 * e-mail, or the account itself typed number and PIN: the tab may have been somebody else's before.
 * @param known registrations whose PIN this tab knows
 * @param account null for a visitor, to whom nothing is offered
 */
export function useClaim(known: readonly RegistrationAnswer[], account: Account | null): Claim {
  const [settled, setSettled] = useState<readonly number[]>([])
  const { mutate, isPending, data, error } = useMutation(
    {
      mutationFn: ({ unclaimed, userId }: { unclaimed: RegistrationAnswer[]; userId: number }) =>
        claimAll(unclaimed, ({ regData: { pin_code = '', ...regData } }) =>
          claimRegistration({ ...regData, pin_code }, userId),
        ),
      onSuccess: ({ claimed, refused }) =>
        setSettled((before) => [...before, ...idsOf([...claimed, ...refused])]),
    },
    queryClient,
  )
  const unowned = account
    ? known.filter(
        ({ regData }) =>
          regData.registered_by === null &&
          regData.pin_code !== undefined &&
          (isSameEmail(regData.email, account.email) ||
            isOpenedBy(regData.event_id, regData.id, account.id)) &&
          !settled.includes(regData.id),
      )
    : []
  const isAllClaimed =
    data?.failure === null && data.refused.length === 0 && data.claimed.length > 0
  return {
    unowned: unowned.map(({ regData }) => regData.reg_n),
    claim: claimState(isPending, problemOf(data, error)),
    notice: isAllClaimed && unowned.length === 0 ? 'Добавлено в\u00A0«Мои регистрации»' : null,
    onClaim: () => {
      if (account) mutate({ unclaimed: unowned, userId: account.id })
    },
  }
}

function idsOf(registrations: readonly RegistrationAnswer[]): number[] {
  return registrations.map(({ regData }) => regData.id)
}

/** What was not added, and why, in Russian; null when nothing is left. */
function problemOf(
  outcome: ClaimOutcome<RegistrationAnswer> | undefined,
  error: Error | null,
): string | null {
  const refused = outcome?.refused.map(({ regData }) => `№\u00A0${regData.reg_n}`) ?? []
  const failure = outcome?.failure ?? error
  const texts = [
    ...(refused.length > 0
      ? [`Не добавлено: ${refused.join(', ')}\u00A0— уже в другой учётной записи или удалено.`]
      : []),
    ...(failure ? [userFacingText(failure)] : []),
  ]
  return texts.length > 0 ? texts.join(' ') : null
}

function claimState(isPending: boolean, message: string | null): Claim['claim'] {
  if (isPending) return { state: 'running' }
  return message === null ? { state: 'idle' } : { state: 'failed', message }
}
