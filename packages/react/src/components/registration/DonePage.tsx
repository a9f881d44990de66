import { dancerName } from '@parket/domain/registration/dancers'
import type { WizardResult } from '@parket/domain/registration/wizard/wizardContext'
import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { PageLoading } from '../PageLoading.tsx'
import { useLinks } from '../../data/address/useLinks.ts'
import type { EventData } from '../../data/event/eventSource.ts'
import { RegistrationPage } from './RegistrationPage.tsx'

interface DonePageProps {
  data: EventData
  /** The number of the registration just made. */
  regN: number
  /** What is known of it here; null where nothing is: then number and PIN open it. */
  result: WizardResult | null
  onNext: (next: NonNullable<WizardResult['next']>) => void
}

/** A registration that was just made, and what can follow it. */
export function DonePage({ data, regN, result, onNext }: DonePageProps): ReactNode {
  const eventId = data.event.id
  const links = useLinks()
  const [, navigate] = useLocation()
  const isKnown = result !== null
  useEffect(() => {
    if (isKnown) return
    const start = links.to('selectRegistration', { eventId }, { reg_n: regN })
    navigate(start, { replace: true })
  }, [isKnown, links, navigate, eventId, regN])
  if (!result) return <PageLoading />

  const { registration, next } = result
  const dancers = next?.draft.dancers.map(dancerName).filter((name) => name !== '') ?? []
  return (
    <RegistrationPage
      key={registration.regData.id}
      data={data}
      regDataId={registration.regData.id}
      made={registration}
      nextDancers={dancers}
      waiting={dancers.length + (next?.draft.others.length ?? 0)}
      onAnother={next && (() => onNext(next))}
    />
  )
}
