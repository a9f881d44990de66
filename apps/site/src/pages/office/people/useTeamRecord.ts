import { unwrap, userFacingText } from '@parket/api-client/problem'
import type { components } from '@parket/api-client/schema'
import { initialValues, mergeValues } from '@parket/domain/fields/field'
import { checkTeam, teamFields, type TeamFields } from '@parket/domain/team/team'
import type { TeamListScreenProps } from '@parket/ui/screens/office/people/TeamListScreen'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@parket/react/data/api'
import { toRecordForm } from '../../../data/form/toRecordForm.ts'
import { useEditForm } from '../../../data/form/useEditForm.ts'
import { queryClient } from '@parket/react/data/queryClient'
import { toasts } from '../../../data/toasts.ts'
import { useTeamFiles } from './useTeamFiles.ts'

type Team = components['schemas']['Team']

interface TeamRecordOptions {
  /** Null: it is being created; undefined: none is open. */
  team: Team | null | undefined
  onOpen: (teamId: number) => void
  onClose: () => void
}

/** The team that is open beside the list, on the real API. The caller is made anew for each team. */
export function useTeamRecord({
  team,
  onOpen,
  onClose,
}: TeamRecordOptions): Pick<TeamListScreenProps, 'record' | 'deletion'> {
  const isDefault = team?.domain === null
  const [isDeleting, setIsDeleting] = useState(false)
  /** Why the team was neither deleted nor restored. */
  const [problem, setProblem] = useState<string | null>(null)
  const files = useTeamFiles(team ?? null)
  const domainCheck = useDomainCheck(team ?? null)
  const form = useEditForm({
    record: { values: team ? valuesOf(team) : initialValues(teamFields), version: null },
    check: (values) => checkTeam({ ...values, domain: asHost(values.domain) }, isDefault),
    send: ({ values }) => save(team ?? null, values),
    toRecord: (saved) => ({ values: valuesOf(saved), version: null }),
    isGuarded: true,
    onDone(saved) {
      toasts.add({ text: team ? `Сохранено: ${saved.name}` : `Команда создана: ${saved.name}` })
      void queryClient.invalidateQueries({ queryKey: ['teams'] })
      if (!team) onOpen(saved.id)
    },
  })
  if (team === undefined) return { record: null, deletion: null }

  /** «Soft delete sets deleted_at to now; restore sets it to null» (docs/rules/rights.md, «Team list»). */
  async function setDeleted(
    { id, name }: Pick<Team, 'id' | 'name'>,
    deleted_at: string | null,
  ): Promise<void> {
    setIsDeleting(false)
    setProblem(null)
    try {
      const body = { deleted_at }
      await unwrap(api.PUT('/api/teams/{id}', { params: { path: { id } }, body }))
    } catch (thrown) {
      setProblem(userFacingText(thrown))
      return
    }
    toasts.add({
      text: deleted_at === null ? `Команда восстановлена: ${name}` : `Команда удалена: ${name}`,
      ...(deleted_at !== null && {
        action: { label: 'Вернуть', onPress: () => void setDeleted({ id, name }, null) },
      }),
    })
    await queryClient.invalidateQueries({ queryKey: ['teams'] })
  }

  const { message, isChanged } = form
  const isAlive = team !== null && team.deleted_at === null
  return {
    record: {
      team,
      form: { ...toRecordForm(form), message: message ?? problem },
      isChanged,
      files,
      onClose,
      onDelete: isAlive && !isDefault ? () => setIsDeleting(true) : null,
      onRestore: team?.deleted_at ? () => void setDeleted(team, null) : null,
      domainCheck: isAlive && !isDefault && !isChanged ? domainCheck : null,
      siteHref: isAlive && team.domain !== null ? `${location.protocol}//${team.domain}/` : null,
    },
    deletion:
      isDeleting && team
        ? {
            name: team.name,
            onConfirm: () => void setDeleted(team, new Date().toISOString()),
            onCancel: () => setIsDeleting(false),
          }
        : null,
  }
}

/** Where the stored domain leads: asked by a press, and again after it was changed. */
function useDomainCheck(team: Pick<Team, 'id' | 'domain'> | null) {
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: ['teams', team?.id, 'domain', team?.domain],
      queryFn: () =>
        unwrap(
          api.GET('/api/teams/{id}/domain-check', { params: { path: { id: team?.id ?? 0 } } }),
        ),
      enabled: false,
    },
    queryClient,
  )
  return {
    result: data ?? null,
    isPending: isFetching,
    problem: error ? userFacingText(error) : null,
    onCheck: () => void refetch(),
  }
}

function save(team: Team | null, body: TeamFields): Promise<Team> {
  return team
    ? unwrap(api.PUT('/api/teams/{id}', { params: { path: { id: team.id } }, body }))
    : unwrap(api.POST('/api/teams', { body }))
}

function valuesOf(team: Team): TeamFields {
  const values = mergeValues(teamFields, initialValues(teamFields), team)
  return { ...values, domain: team.domain_unicode }
}

/** A domain as hosts are compared: lower case, IDN as punycode; what is none stays as typed. */
function asHost(text: string | null): string | null {
  if (text === null) return null
  try {
    const { pathname, hostname } = new URL(`http://${text.trim()}`)
    return pathname === '/' ? hostname : text
  } catch {
    return text
  }
}
