import type { components } from '@parket/api-client/schema'
import { ApiProblem, userFacingText } from '@parket/api-client/problem'
import { registrationWindowProblem } from '@parket/domain/event/registrationWindow'
import { isPast } from '@parket/domain/event/dates'
import { toMillis } from '@parket/domain/format/date'
import { isWithdrawn } from '@parket/domain/registration/entryStatus'
import { wornNumber } from '@parket/domain/registration/wornNumber'
import { can } from '@parket/domain/rights/rights'
import type { RegistrationScreenProps } from '@parket/ui/screens/registration/RegistrationScreen'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { usePageState } from '../data/page/PageState.tsx'
import { useLinks } from '../data/address/useLinks.ts'
import { withQuery } from '@parket/domain/site/address'
import { wholeAddress } from '@parket/domain/site/links'
import { ports } from '../data/ports.ts'
import { queryClient } from '../data/queryClient.ts'
import { useAuth } from '../data/auth/AuthProvider.tsx'
import type { EventData } from '../data/event/eventSource.ts'
import { registrationQuery, paymentQuery } from './own/registrationQueries.ts'
import { knownRegistration } from './own/openRegistration.ts'
import type { RegistrationAnswer } from '@parket/domain/registration/registrationAnswer'
import { readRecent } from './own/recentRegistrations.ts'
import { saveCalendar } from './own/saveCalendar.ts'
import { useClaim } from './own/useClaim.ts'
import { dancerPicture } from '../data/event/sharePictures.ts'
import { useConsentAnswer } from './own/useConsentAnswer.ts'
import { dropKeptDay, readKeptDay } from './own/keptDay.ts'
import { takesDayAway } from './own/takesDayAway.ts'
import { useDayOwner } from './own/useDayOwner.ts'
import { useIsLate } from './own/useIsLate.ts'
import { useMyDay } from './own/useMyDay.ts'
import { useOwnResults } from './own/useOwnResults.ts'
import { useRecentRegistrations } from './own/useRecentRegistrations.ts'

/** Which registration is shown, and what led to it. */
export interface RegistrationOptions {
  /** The event with what can be danced at it. */
  data: EventData
  regDataId: number
  /** Its number as the address says it, else ''. */
  regN?: string
  /** The registration as it was just made in this tab; null for one that is looked at later. */
  made?: RegistrationAnswer | null
  /** Names of those who are registered next. */
  nextDancers?: readonly string[]
  /** How many dancers wait, the next ones included. */
  waiting?: number
  /** Goes on with the next dancers; null where there are none. */
  onAnother?: (() => void) | null
}

/** What is known of a registration, for the screen of it. */
export interface ShownRegistration {
  /** Nothing may be shown before number and PIN are given. */
  isPinAsked: boolean
  props: RegistrationScreenProps
}

/**
 * A registration that this tab knows the PIN of, or that was made with the account: what was registered, payment, the
 * person's own day, results. Kept on the device for the day without a network. What calls it needs a `key` of `regDataId`.
 */
export function useRegistration(options: RegistrationOptions): ShownRegistration {
  const { data, regDataId, regN = '', made = null } = options
  const { nextDancers = [], waiting = 0, onAnother = null } = options
  const { event, contests } = data
  const eventId = event.id
  const { now, siteUrl } = usePageState()
  const { user, subject } = useAuth()
  const links = useLinks()
  const userId = user?.id ?? null
  const ownerId = useDayOwner()
  const keptDay = useMemo(
    () => readKeptDay({ ownerId, eventId, regDataId }),
    [ownerId, eventId, regDataId],
  )
  const known = made ?? knownRegistration(eventId, regDataId)
  const query = { eventId, regDataId, userId: ownerId, known }
  const registration = useQuery(registrationQuery(query), queryClient)
  // Number and PIN that this tab knows stay on the screen while the server cannot be asked. What the device keeps of the
  // day comes only then: while the server answers, a visitor on a shared phone is asked for the PIN.
  const isLate = useIsLate(registration.isLoading)
  const isOffline =
    isLate ||
    registration.fetchStatus === 'paused' ||
    isUnanswered(registration.error ?? registration.failureReason)
  const offline = isOffline ? (known ?? keptDay?.registration ?? null) : null
  const current = registration.data ?? offline
  // A snapshot: sums, list and claim must speak of the same registrations.
  const [recent] = useState(() => (made ? readRecent(eventId) : []))
  const payment = useQuery(paymentQuery({ ...query, recent }), queryClient)
  const shown = useRecentRegistrations(eventId, userId, recent)
  const { onClaim, ...claimed } = useClaim(claimable(), user)
  const consents = useConsentAnswer()
  const hasBegun = toMillis(event.date_begin) <= toMillis(now)
  const results = useOwnResults(
    eventId,
    hasBegun && current ? wornNumber(current.regData, event) : null,
  )
  const isStaff = can(subject, 'registrations.edit', { teamId: event.team_id, eventId })

  const isDancing =
    current !== null &&
    event.cancelled_at === null &&
    !current.regData.was_merged &&
    !isWithdrawn(current.registrations)
  const startNumber = current && wornNumber(current.regData, event)
  const isTakenAway = takesDayAway(registration.error, ownerId)
  const day = useMyDay({
    eventId,
    regDataId,
    ownerId,
    registration:
      registration.isPlaceholderData || isTakenAway ? null : (registration.data ?? null),
    kept: keptDay,
    isOffline,
    number: startNumber,
    event,
    isShown: isDancing && !isStaff,
  })

  useEffect(() => {
    if (isTakenAway) dropKeptDay({ ownerId, eventId, regDataId })
  }, [isTakenAway, ownerId, eventId, regDataId])

  return {
    isPinAsked: !current && isRefusal(registration.error) && known?.regData.pin_code === undefined,
    props: {
      view: viewOf(),
      actions: {
        onClaim,
        onAnother,
        onConsents: (given) => current && consents.answer(current, given),
        onCalendar: () => void saveCalendar(event, siteUrl, now),
        onPrint: () => print(),
      },
      links: {
        event: links.to('event', { eventId }),
        start: links.to('selectRegistration', { eventId }, regN === '' ? {} : { reg_n: regN }),
        change: links.to('register', { eventId }, { change: regDataId }),
        office:
          isStaff && current && ports.hasPage('eventRegistrations')
            ? links.to('eventRegistrations', { eventId }, { q: String(current.regData.reg_n) })
            : null,
        picture: isDancing && !isPast(event, now) ? links.keep(dancerPicture(eventId)) : null,
        live:
          day !== null && startNumber !== null
            ? links.to('eventLive', { eventId }, { number: startNumber })
            : null,
        consents: {
          privacy: links.to('privacy'),
          consent: links.pattern('consent'),
        },
        ticket: wholeAddress(
          siteUrl,
          withQuery(links.path('selectRegistration', { eventId }), {
            reg_n: registration.data?.regData.reg_n ?? regN,
          }),
        ),
      },
    },
  }

  /** A desk opens the registrations of others, too. */
  function claimable(): RegistrationAnswer[] {
    if (!known || can(subject, 'registrations.view', { teamId: event.team_id, eventId })) return []
    return [...recent.filter(({ regData }) => regData.id !== regDataId), current ?? known]
  }

  function viewOf(): RegistrationScreenProps['view'] {
    const { error, refetch } = registration
    const failure = error && { message: userFacingText(error), onRetry: () => void refetch() }
    if (!current) return failure ? { state: 'failed', ...failure } : { state: 'loading' }
    return {
      state: 'ready',
      event,
      now,
      contests,
      registration: current,
      failure,
      isNew: made !== null,
      notice: claimed.notice ?? savedNotice(),
      unowned: claimed.unowned,
      claim: claimed.claim,
      consents: consents.questionOf(current),
      closed: isStaff ? null : registrationWindowProblem(event, now),
      payment: paymentView(payment),
      nextDancers,
      waiting,
      day,
      results,
      recentRegistrations: shown.length > 1 ? shown : [],
    }
  }
}

/** Somebody else's registration, for want of its PIN. */
function isRefusal(error: Error | null): boolean {
  return error instanceof ApiProblem && (error.status === 403 || error.status === 401)
}

/** No connection, too many calls, a busy server: the registration itself was not refused. */
function isUnanswered(error: Error | null): boolean {
  return (
    error instanceof ApiProblem &&
    (error.status === 0 || error.status === 429 || error.status >= 500)
  )
}

/** The wizard leads here after a change, and says so in the history's entry. */
function savedNotice(): string | null {
  const state = ports.history.state()
  const isSaved = typeof state === 'object' && state !== null && 'isSaved' in state
  return isSaved ? 'Изменения сохранены' : null
}

type PaymentQuery = ReturnType<typeof useQuery<components['schemas']['PaymentAccount']>>

function paymentView({ data, error, refetch }: PaymentQuery) {
  if (data) return { state: 'ready', ...data } as const
  if (!error) return { state: 'loading' } as const
  const onRetry = () => void refetch()
  return { state: 'failed', message: userFacingText(error), onRetry } as const
}
