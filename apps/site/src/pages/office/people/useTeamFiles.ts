import { unwrap, userFacingText } from '@parket/api-client/problem'
import type { components } from '@parket/api-client/schema'
import type { BrandFile, TeamRecordProps } from '@parket/ui/screens/office/people/TeamListScreen'
import { useState } from 'react'
import { api, fileApi } from '@parket/react/data/api'
import { queryClient } from '@parket/react/data/queryClient'

type Team = components['schemas']['Team']
type FileId = 'logo' | 'favicon'

interface Sending {
  progress: number | null
  problem: string | null
}

const still: Sending = { progress: null, problem: null }

/** Logo and icon of a team: stored as soon as they are chosen. */
export function useTeamFiles(team: Team | null): TeamRecordProps['files'] {
  const [sending, setSending] = useState<Readonly<Record<FileId, Sending>>>({
    logo: still,
    favicon: still,
  })
  if (team === null) return null
  const { id } = team

  async function run(fileId: FileId, work: () => Promise<unknown>): Promise<void> {
    const note = (state: Sending) => setSending((before) => ({ ...before, [fileId]: state }))
    note({ progress: 0, problem: null })
    try {
      await work()
      note(still)
      await queryClient.invalidateQueries({ queryKey: ['teams'] })
    } catch (thrown) {
      note({ progress: null, problem: userFacingText(thrown) })
    }
  }

  async function upload(fileId: FileId, file: File): Promise<void> {
    const files = await fileApi((progress) =>
      setSending((before) => ({ ...before, [fileId]: { progress, problem: null } })),
    )
    await unwrap(
      files.POST('/api/teams/{id}/files/{fileId}', {
        params: { path: { id, fileId } },
        body: { file: file.name },
        bodySerializer() {
          const form = new FormData()
          form.append('file', file)
          return form
        },
      }),
    )
  }

  function brandFile(fileId: FileId, url: string | null): BrandFile {
    return {
      file: url === null ? null : { name: 'Сейчас на сайте', size: null, previewUrl: url },
      ...sending[fileId],
      onChoose: (file) => void run(fileId, () => upload(fileId, file)),
      onDelete: () =>
        void run(fileId, () =>
          unwrap(
            api.DELETE('/api/teams/{id}/files/{fileId}', { params: { path: { id, fileId } } }),
          ),
        ),
    }
  }

  return {
    logo: brandFile('logo', team.logo_url),
    // «The team without a domain always shows the default icon» (docs/rules/tenants.md, «Brand»).
    favicon: team.domain === null ? null : brandFile('favicon', team.favicon_url),
  }
}
