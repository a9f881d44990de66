import { unwrap, userFacingText } from '@parket/api-client/problem'
import type { components } from '@parket/api-client/schema'
import { fullName } from '@parket/domain/account/user'
import { defaultTimeZone } from '@parket/domain/format/timeZone'
import { formProblemText } from '@parket/domain/problems/formProblems'
import type { FieldErrors } from '@parket/domain/problems/fieldErrors'
import type { UserAction, UserRecordProps } from '@parket/ui/screens/office/people/UserListScreen'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLinks } from '@parket/react/data/address/useLinks'
import { api } from '@parket/react/data/api'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { toRecordForm } from '../../../data/form/toRecordForm.ts'
import { useEditForm } from '../../../data/form/useEditForm.ts'
import { queryClient } from '@parket/react/data/queryClient'
import { toasts } from '../../../data/toasts.ts'

type User = components['schemas']['User']
type PlainAction = Parameters<UserRecordProps['onAction']>[0]

const done: Record<UserAction, string> = {
  makeSuperadmin: 'Теперь суперадмин',
  unmakeSuperadmin: 'Больше не суперадмин',
  block: 'Заблокирован',
  unblock: 'Разблокирован',
  logOut: 'Входы завершены',
  removeFactor: 'Второй фактор выключен',
  erase: 'Данные стёрты',
}

/** The account that is open beside the list, on the real API. */
export function useUserRecord(user: User | null, onClose: () => void): UserRecordProps | null {
  const links = useLinks()
  const { user: reader, teams } = useAuth()
  const [busy, setBusy] = useState<UserAction | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [confirming, setConfirming] = useState<'removeFactor' | 'erase' | null>(null)
  const id = user?.id ?? 0
  const params = { path: { id } }
  const facts = useQuery(
    {
      queryKey: ['users', id, 'facts'],
      enabled: user !== null,
      async queryFn() {
        const [memberships, events, devices, factor] = await Promise.all([
          unwrap(api.GET('/api/users/{id}/teams', { params })),
          unwrap(api.GET('/api/users/{id}/events', { params })),
          unwrap(api.GET('/api/users/{id}/devices', { params })),
          unwrap(api.GET('/api/users/{id}/second-factor', { params })),
        ])
        const named = await Promise.all(events.map(withEventName))
        return { memberships, events: named, devices, hasSecondFactor: factor.is_on }
      },
    },
    queryClient,
  )

  async function finish(action: UserAction): Promise<void> {
    if (user) toasts.add({ text: `${done[action]}: ${fullName(user)}` })
    await queryClient.invalidateQueries({ queryKey: ['users'] })
  }

  async function act(action: PlainAction): Promise<void> {
    setBusy(action)
    setProblem(null)
    try {
      await send(action, id)
      await finish(action)
    } catch (thrown) {
      setProblem(userFacingText(thrown))
    } finally {
      setBusy(null)
    }
  }

  const form = useEditForm({
    record: { values: { password: '' }, version: null },
    secrets: ['password'],
    check: ({ password }): FieldErrors =>
      password === '' ? { password: [formProblemText('password_missing')] } : {},
    async send({ values: { password } }) {
      const body = { password }
      if (confirming === 'erase') {
        await unwrap(api.POST('/api/users/{id}/erasure', { params, body }))
      } else await unwrap(api.POST('/api/users/{id}/second-factor/removal', { params, body }))
    },
    onDone() {
      const action = confirming
      setConfirming(null)
      form.reset()
      if (action) void finish(action)
    },
  })

  if (user === null) return null
  const teamNames = new Map(teams?.map((team) => [team.id, team.name]))
  return {
    user,
    facts: facts.data
      ? {
          roles: [
            ...facts.data.memberships.map(({ team_id, role, team }) => ({
              place: `Команда «${teamNames.get(team_id) ?? team.name}»`,
              role,
              href: links.to('teamUsers', { teamId: team_id }),
            })),
            ...facts.data.events.map(({ event_id, role, name }) => ({
              place: name === null ? `Турнир № ${event_id}` : `Турнир «${name}»`,
              role,
              href: links.to('eventStaff', { eventId: event_id }),
            })),
          ],
          devices: facts.data.devices,
          hasSecondFactor: facts.data.hasSecondFactor,
        }
      : null,
    timeZone: defaultTimeZone,
    isSelf: user.id === reader?.id,
    busy,
    problem: problem ?? (facts.error ? userFacingText(facts.error) : null),
    onAction: (action) => void act(action),
    confirmation: confirming && {
      action: confirming,
      form: toRecordForm(form),
      onCancel() {
        setConfirming(null)
        form.reset()
      },
    },
    onConfirmation: setConfirming,
    onClose,
  }
}

/** The name of the event that a role is at; null where it could not be read. */
async function withEventName<T extends { event_id: number }>(row: T) {
  const { data } = await api.GET('/api/events/{id}', { params: { path: { id: row.event_id } } })
  return { ...row, name: data?.name ?? null }
}

async function send(action: PlainAction, id: number): Promise<void> {
  const params = { params: { path: { id } } }
  switch (action) {
    case 'makeSuperadmin':
      await unwrap(api.POST('/api/users/{id}/superadmin', params))
      return
    case 'unmakeSuperadmin':
      await unwrap(api.DELETE('/api/users/{id}/superadmin', params))
      return
    case 'block':
      await unwrap(api.DELETE('/api/users/{id}', params))
      return
    case 'unblock':
      await unwrap(api.POST('/api/users/{id}/restore', params))
      return
    case 'logOut':
      await unwrap(api.POST('/api/users/{id}/log-out-everywhere', params))
  }
}
