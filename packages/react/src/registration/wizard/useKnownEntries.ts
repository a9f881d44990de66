import { unwrap } from '@parket/api-client/problem'
import type { KnownEntry } from '@parket/domain/registration/availability'
import { useEffect, useMemo, useState } from 'react'
import { api } from '../../data/api.ts'
import { useAuth } from '../../data/auth/AuthProvider.tsx'
import { readOpenRegistration } from '../own/openRegistration.ts'
import type { RegistrationAnswer } from '@parket/domain/registration/registrationAnswer'
import { readRecent } from '../own/recentRegistrations.ts'

const MOST = 200

/**
 * The entries at an event that are known here: those of the account, and those opened or made in this tab.
 * @param changedId the registration being changed is not another one
 * @param made the registration that was made here last, null before it
 */
export function useKnownEntries(
  eventId: number,
  changedId: number | null,
  made: RegistrationAnswer | null,
): readonly KnownEntry[] {
  const { user } = useAuth()
  const userId = user?.id ?? null
  const [own, setOwn] = useState<readonly RegistrationAnswer[]>([])
  const kept = useMemo(() => keptRegistrations(eventId, made), [eventId, made])
  useEffect(() => {
    if (userId === null) return
    let isLeft = false
    async function load(id: number) {
      const params = { path: { id }, query: { event_id: eventId, page_size: MOST } }
      const { items } = await unwrap(api.GET('/api/users/{id}/registrations', { params }))
      if (!isLeft) setOwn(items)
    }
    // The server says it in the end; this only says it earlier.
    load(userId).catch(() => {})
    return () => {
      isLeft = true
    }
  }, [eventId, userId])

  return useMemo(() => {
    const others = own.filter(({ regData }) => !kept.has(regData.id))
    return entriesOf([...others, ...kept.values()], changedId)
  }, [own, kept, changedId])
}

function keptRegistrations(
  eventId: number,
  made: RegistrationAnswer | null,
): ReadonlyMap<number, RegistrationAnswer> {
  const open = readOpenRegistration(eventId)?.registration
  const kept = [...readRecent(eventId), ...(open ? [open] : []), ...(made ? [made] : [])]
  return new Map(kept.map((registration) => [registration.regData.id, registration]))
}

function entriesOf(
  registered: readonly RegistrationAnswer[],
  changedId: number | null,
): KnownEntry[] {
  return registered
    .filter(({ regData }) => regData.id !== changedId)
    .flatMap(({ regData: { reg_n }, dancers, registrations }) =>
      registrations
        .filter(({ status }) => status !== 'withdrawn')
        .map(({ contest_id, status }) => ({ reg_n, contest_id, status, dancers })),
    )
}
